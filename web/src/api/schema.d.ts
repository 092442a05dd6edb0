// Generated from openapi.json by `npm run api-types`; not edited by hand.
export interface paths {
    "/api/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the client needs to know before a login: the settings of head office. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Konfigurasi"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings of the store. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_Isi"];
                    };
                };
            };
        };
        /** Changes settings; every screen of the store is told. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Isi"][];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_Isi"];
                    };
                };
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-system/key/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One setting. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Satu"];
                    };
                };
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores: head office sees all, a branch its own. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_Ringkas"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uang-kas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records cash in or out of one's own drawer. Send an `Idempotency-Key`: a repeat answers as the first did. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "Idempotency-Key"?: string | null;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UangKas"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Tercatat"];
                    };
                };
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uang-kas/saldo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one's own drawer holds. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Saldo"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/buka": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a locked till, or hands it to another cashier (then the answer carries a new token). */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Buka"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Pengguna"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/ganti-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes one's own password; one's other sessions end. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GantiPassword"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_bool"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users of the store. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_Ringkas"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/kunci": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Locks the till: the session stays, but nothing opens until a password is given. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_bool"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Masuk"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Pengguna"];
                    };
                };
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs out. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Keluar"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_bool"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/saya": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user object of the running session, fresh: rights and system date as they are now. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Pengguna"];
                    };
                };
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server up, and does its database answer? */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Sehat"];
                    };
                };
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures in the Prometheus text form. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Buka: {
            password: string;
            user_id: string;
        };
        GantiPassword: {
            password_baru: string;
            password_lama: string;
        };
        /** @description One setting as the wire has it. */
        Isi: {
            key: string;
            value: string;
        };
        /** @description A good answer. */
        Jawab_Konfigurasi: {
            /** Format: int64 */
            count?: number | null;
            /** @description Configuration of the client. */
            data: {
                /** @description PUSAT or CABANG */
                app_type: string;
                /** @description PASSWORD or FINGERPRINT */
                auth_type: string;
                build: string;
                /** @description is this the demo? */
                demo: boolean;
                grosir_url: string;
                kode_pusat: string;
                online_store_url: string;
                /** @description POS or WEB */
                version: string;
                whatsapp_url: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Pengguna: {
            /** Format: int64 */
            count?: number | null;
            /** @description The user object the client keeps. */
            data: {
                akses: components["schemas"]["Simpul"][];
                alamat_toko: string;
                /** @description a one-time password that must be replaced first */
                ganti_password: boolean;
                kode_toko: string;
                level: string;
                nama_toko: string;
                no_telp: string;
                no_whatsapp: string;
                /** @description head office */
                pusat: boolean;
                /** @description scopes of the level */
                scp: string[];
                terkunci: boolean;
                tgl_system: string;
                token?: string | null;
                user_id: string;
                user_name: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Saldo: {
            /** Format: int64 */
            count?: number | null;
            data: {
                kasir: string;
                /** Format: int64 */
                saldo: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Satu: {
            /** Format: int64 */
            count?: number | null;
            /** @description One setting with its value, as the specification's screens read it. */
            data: {
                key: string;
                value: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Tercatat: {
            /** Format: int64 */
            count?: number | null;
            data: {
                no_faktur: string;
                /**
                 * Format: int64
                 * @description what the drawer holds after it
                 */
                saldo: number;
                tgl_system: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Isi: {
            /** Format: int64 */
            count?: number | null;
            data: {
                key: string;
                value: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Ringkas: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alamat_toko: string;
                kode_toko: string;
                nama_toko: string;
                portal: string;
                pusat: boolean;
                tgl_system: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_bool: {
            /** Format: int64 */
            count?: number | null;
            data: boolean;
            message?: string | null;
        };
        /** @enum {string} */
        JenisKas: "MASUK" | "KELUAR";
        Keluar: {
            /** @description as the specification has it; the token decides whose session ends */
            user_id?: string | null;
        };
        /** @description Configuration of the client. */
        Konfigurasi: {
            /** @description PUSAT or CABANG */
            app_type: string;
            /** @description PASSWORD or FINGERPRINT */
            auth_type: string;
            build: string;
            /** @description is this the demo? */
            demo: boolean;
            grosir_url: string;
            kode_pusat: string;
            online_store_url: string;
            /** @description POS or WEB */
            version: string;
            whatsapp_url: string;
        };
        Masuk: {
            /** @description head office may log in at any store */
            kode_toko?: string | null;
            password: string;
            user_id: string;
        };
        /** @description The user object the client keeps. */
        Pengguna: {
            akses: components["schemas"]["Simpul"][];
            alamat_toko: string;
            /** @description a one-time password that must be replaced first */
            ganti_password: boolean;
            kode_toko: string;
            level: string;
            nama_toko: string;
            no_telp: string;
            no_whatsapp: string;
            /** @description head office */
            pusat: boolean;
            /** @description scopes of the level */
            scp: string[];
            terkunci: boolean;
            tgl_system: string;
            token?: string | null;
            user_id: string;
            user_name: string;
        };
        /** @description A store in the list of the picker. */
        Ringkas: {
            alamat_toko: string;
            kode_toko: string;
            nama_toko: string;
            portal: string;
            pusat: boolean;
            tgl_system: string;
        };
        Saldo: {
            kasir: string;
            /** Format: int64 */
            saldo: number;
        };
        /** @description One setting with its value, as the specification's screens read it. */
        Satu: {
            key: string;
            value: string;
        };
        Sehat: {
            status: string;
            versi: string;
        };
        /** @description A node of the akses tree, at most three levels deep. */
        Simpul: {
            children: components["schemas"]["Simpul"][];
            is_show: boolean;
            key: string;
            label: string;
        };
        Tercatat: {
            no_faktur: string;
            /**
             * Format: int64
             * @description what the drawer holds after it
             */
            saldo: number;
            tgl_system: string;
        };
        /** @description A refusal on the wire. */
        Tolakan: {
            /** @description stable, for programs: `KAS-01` */
            code: string;
            detail?: unknown;
            fields?: {
                [key: string]: string;
            };
            /** @description the Indonesian text the user reads */
            message: string;
        };
        UangKas: {
            deskripsi: string;
            jenis: components["schemas"]["JenisKas"];
            /** Format: int64 */
            jumlah_rp: number;
            kategori: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
