// Generated from openapi.json by `npm run api-types`; not edited by hand.
export interface paths {
    "/api/v1/agent/fingerprint/pekerjaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the store asks its fingerprint agents to do. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description seconds the answer may wait for work, 5 at the most */
                    tunggu: number | null;
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
                        "application/json": components["schemas"]["Jawab_Vec_TugasAgen"];
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
    "/api/v1/agent/fingerprint/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The agent's signed verdict on a scan or an enrolment. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LaporanAgen"];
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
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/agent/print/ambil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a job: this agent alone has it for a minute. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AmbilCetak"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_IsiCetak"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/agent/print/lapor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The agent's signed word on a job it took. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LaporanCetak"];
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
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
                409: {
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
    "/api/v1/agent/print/pekerjaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the agent's printers. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description seconds the answer may wait for work, 5 at the most */
                    tunggu: number | null;
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
                        "application/json": components["schemas"]["Jawab_Vec_TugasCetak"];
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
    "/api/v1/akses/massal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes many users' menus, all of them or none. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AksesMassal"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_AksesBeda"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/akses/massal/periksa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a change of many users' menus would do to each of them. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AksesMassal"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_AksesBeda"];
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
                404: {
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
    "/api/v1/akses/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The levels: what each starts with, and which of them one may give. */
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
                        "application/json": components["schemas"]["Jawab_Vec_AksesTemplate"];
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
    "/api/v1/akuns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Akun */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Akun */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Golongan */
                        golongan: string;
                        /** @description Nama Akun */
                        nama_akun: string;
                        /** @description Nomor Akun */
                        nomor_akun: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Akun */
        delete: {
            parameters: {
                query?: {
                    nomor_akun?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/akuns/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Akun */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/akuns/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Akun */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/akuns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Akun */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Golongan */
                        golongan: string;
                        /** @description Nama Akun */
                        nama_akun: string;
                        /** @description Nomor Akun */
                        nomor_akun: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Akun */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/akuns/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Akun */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/audit/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Baris, langsung atau lewat socket dengan uid: Laporan Audit */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Aksi */
                        aksi?: string;
                        /** @description Objek */
                        objek?: string;
                        /** @description User */
                        oleh?: string;
                        /** @description Tanggal Awal */
                        tgl_from?: string;
                        /** @description Tanggal Akhir */
                        tgl_to?: string;
                        /** @description terdaftar di socket: barisnya datang lewat socket */
                        uid?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves at once with an approver's password typed at the requester's screen. The id of the answer is
         *     single use, lives 5 minutes, and is bound to category, requester, store and (where named) document.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OtorisasiLangsung"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Otorisasi"];
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
    "/api/v1/authorization/fingerprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves with a matched scan of the store's fingerprint agent; a scan is good for one approval. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OtorisasiFingerprint"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Otorisasi"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/authorization/fingerprint/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a scan of an approver's finger at the store's agents; the verdict comes as `fingerprint-auth`. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PindaiSidikJari"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaSidikJari"];
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authorization/fingerprint/scan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far one's own scan or enrolment is. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
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
                        "application/json": components["schemas"]["Jawab_KerjaSidikJari"];
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
    "/api/v1/authorization/permintaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The inbox: open requests of the store that this approver may decide. */
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
                        "application/json": components["schemas"]["Jawab_Vec_Otorisasi"];
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
            };
        };
        put?: never;
        /** Asks for an approval; those who may give it are told (`authorization-request`) and find it in their inbox. */
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
                    "application/json": components["schemas"]["MintaOtorisasi"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Otorisasi"];
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
    "/api/v1/authorization/permintaan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request, for who asked and for those who may decide. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
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
                        "application/json": components["schemas"]["Jawab_Otorisasi"];
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
    "/api/v1/authorization/permintaan/{id}/setujui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves from the inbox; the requester is told (`authorization-decided`) and has 5 minutes to use it. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetujuiOtorisasi"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Otorisasi"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/authorization/permintaan/{id}/tolak": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses from the inbox, with a reason for the requester. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TolakOtorisasi"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Otorisasi"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/authorization/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Baris: Laporan Authorization */
        get: {
            parameters: {
                query?: {
                    tgl_from?: string;
                    tgl_to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/baki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Baki */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Kapasitas */
                        kapasitas?: number;
                        /** @description Kode Baki */
                        kode_baki: string;
                        /** @description Kode Gudang */
                        kode_gudang: string;
                        /** @description Nama Baki */
                        nama_baki?: string;
                        /** @description Tara */
                        tara?: number;
                        /** @description Toleransi Timbang */
                        toleransi?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Baki */
        delete: {
            parameters: {
                query?: {
                    kode_baki?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/baki/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Baki */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/baki/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Baki */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/baki/get/by-kode-gudang/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Baki */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/baki/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Baki */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/baki/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Baki */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/baki/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Baki */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Kapasitas */
                        kapasitas?: number;
                        /** @description Kode Baki */
                        kode_baki: string;
                        /** @description Kode Gudang */
                        kode_gudang: string;
                        /** @description Nama Baki */
                        nama_baki?: string;
                        /** @description Tara */
                        tara?: number;
                        /** @description Toleransi Timbang */
                        toleransi?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Baki */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/baki/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Baki */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Bank */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Bank */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Bank */
                        kode_bank: string;
                        /** @description Biaya Credit (%) */
                        mdr_credit?: number;
                        /** @description Biaya Debet (%) */
                        mdr_debet?: number;
                        /** @description Nama Bank */
                        nama_bank: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Bank */
        delete: {
            parameters: {
                query?: {
                    kode_bank?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banks/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Bank */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/banks/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Bank */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Bank */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Bank */
                        kode_bank: string;
                        /** @description Biaya Credit (%) */
                        mdr_credit?: number;
                        /** @description Biaya Debet (%) */
                        mdr_debet?: number;
                        /** @description Nama Bank */
                        nama_bank: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Bank */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banks/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Bank */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pieces of the store: search by anything, filters, pages. */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    status?: string;
                    kode_gudang?: string;
                    /** @description the tray */
                    kode_toko?: string;
                    kode_group?: string;
                    kode_dept?: string;
                    supplier_barang?: string;
                    skip?: number;
                    limit?: number;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_Barang"];
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
    "/api/v1/barang-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the trays hold of manual goods, by group, type and tray. */
        get: {
            parameters: {
                query?: {
                    kode_group?: string;
                    kode_dept?: string;
                    /** @description the tray */
                    kode_toko?: string;
                    kode_gudang?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_StokCurah"];
                    };
                };
            };
        };
        put?: never;
        /** Brings manual goods into trays. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["ManualDokumen"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokumenCurah"];
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
    "/api/v1/barang-manual/dokumen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of manual goods, of the business day when no day is named. */
        get: {
            parameters: {
                query?: {
                    tgl_from?: string;
                    tgl_to?: string;
                    /** @description TAMBAH, AMBIL, PINDAH, HANCUR; all when left out */
                    jenis?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DokumenCurah"];
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
    "/api/v1/barang-manual/dokumen/{no_dok}/cetak": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prints it on a printer of the store. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_dok: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CetakCurah"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
    "/api/v1/barang-manual/dokumen/{no_dok}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slip of a document of manual goods. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_dok: string;
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
                        "application/pdf": number[];
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
    "/api/v1/barang-manual/hancur": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Destroys manual goods into a tray for the melt. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["ManualDokumen"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokumenCurah"];
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
    "/api/v1/barang-manual/pindah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves manual goods to a tray. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["ManualDokumen"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokumenCurah"];
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
    "/api/v1/barang-manual/report-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Baris: Laporan Barang Manual Summary */
        get: {
            parameters: {
                query?: {
                    tanggal?: string;
                    cetak_report?: string;
                    kode_group?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/barang/cetak-barcode-histories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every label that was printed, the newest first. */
        get: {
            parameters: {
                query?: {
                    kode_barcode?: string;
                    tgl_from?: string;
                    tgl_to?: string;
                    skip?: number;
                    limit?: number;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_CetakBarcode"];
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
        put?: never;
        /** Prints labels and writes down that they were printed. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CetakLabel"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_LabelTercetak"];
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
    "/api/v1/barang/cetak-barcode/calon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pieces whose labels can be printed: by a range, by a document, or of the last entry. */
        get: {
            parameters: {
                query?: {
                    kode_awal?: string;
                    kode_akhir?: string;
                    no_dok?: string;
                    terakhir?: boolean;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_CalonLabel"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/barang/cetak-barcode/pratinjau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The labels as PDF, to be looked at; nothing is written down. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CetakLabel"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": number[];
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
    "/api/v1/barang/count-baki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a tray holds. */
        get: {
            parameters: {
                query: {
                    /** @description the tray */
                    kode_toko: string;
                };
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
                        "application/json": components["schemas"]["Jawab_IsiBaki"];
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
    "/api/v1/barang/create/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings pieces in, all or none. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["BarangBanyak"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_BarangTersimpan"];
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
    "/api/v1/barang/find-sold-external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pieces offered there that the store no longer has. */
        get: {
            parameters: {
                query?: {
                    tgl_from?: string;
                    tgl_to?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_BarangExternal"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/barang/foto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of these pieces have a photo in this store, and what it is called in caches. */
        get: {
            parameters: {
                query: {
                    /** @description barcodes by commas */
                    kode_barcodes: string;
                };
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
                        "application/json": components["schemas"]["Jawab_BTreeMap_String_String"];
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
    "/api/v1/barang/get-kode-intern": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes the shop gave its pieces itself. */
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
                        "application/json": components["schemas"]["Jawab_Vec_String"];
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
    "/api/v1/barang/get/ready-edit-profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pieces whose profit may be changed, by a range of barcodes. */
        get: {
            parameters: {
                query: {
                    kode_awal: string;
                    kode_akhir: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_Barang"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/barang/impor-awal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of the file a shop moves in with. */
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
                        "application/json": components["schemas"]["Jawab_Vec_KolomImporBarang"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Checks the file, and brings its pieces in by one opening document unless it is only to be looked at. Send an
         *     `Idempotency-Key`: a repeat answers as the first did.
         */
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
                    "application/json": components["schemas"]["ImporBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_ImporBarangHasil"];
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
    "/api/v1/barang/kartu/{barcode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A piece wherever in the chain it is. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    barcode: string;
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
                        "application/json": components["schemas"]["Jawab_Barang"];
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
    "/api/v1/barang/ready/kode-barcode/{barcode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A piece that lies in the store, ready for something to be done with it. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    barcode: string;
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
                        "application/json": components["schemas"]["Jawab_Barang"];
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
                409: {
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
    "/api/v1/barang/register-web-external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers the pieces that came in between two days to the external shop and answers what it has of them. Those it has
         *     already are not sent again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RentangExternal"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_BarangExternal"];
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
                503: {
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
    "/api/v1/barang/rinci/{barcode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is known of a piece, wherever in the chain it is. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    barcode: string;
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
                        "application/json": components["schemas"]["Jawab_BarangRinci"];
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
    "/api/v1/barang/riwayat/{barcode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its story, from entry on. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    barcode: string;
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
                        "application/json": components["schemas"]["Jawab_Vec_LangkahBarang"];
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
    "/api/v1/barang/update/edit-profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new profit for pieces. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UbahProfit"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_ProfitTersimpan"];
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
    "/api/v1/batu-clarity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Batu Clarity */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Batu Clarity */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Clarity */
                        kode_clarity: string;
                        /** @description Nama Clarity */
                        nama_clarity: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Batu Clarity */
        delete: {
            parameters: {
                query?: {
                    kode_clarity?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-clarity/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Batu Clarity */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-clarity/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Batu Clarity */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-clarity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Batu Clarity */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Clarity */
                        kode_clarity: string;
                        /** @description Nama Clarity */
                        nama_clarity: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Batu Clarity */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-clarity/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Batu Clarity */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-color": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Batu Color */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Batu Color */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Color */
                        kode_color: string;
                        /** @description Nama Color */
                        nama_color: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Batu Color */
        delete: {
            parameters: {
                query?: {
                    kode_color?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-color/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Batu Color */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-color/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Batu Color */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-color/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Batu Color */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Color */
                        kode_color: string;
                        /** @description Nama Color */
                        nama_color: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Batu Color */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-color/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Batu Color */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-cutgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Batu Cutgrade */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Batu Cutgrade */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Cutgrade */
                        kode_cutgrade: string;
                        /** @description Nama Cutgrade */
                        nama_cutgrade: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Batu Cutgrade */
        delete: {
            parameters: {
                query?: {
                    kode_cutgrade?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-cutgrade/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Batu Cutgrade */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-cutgrade/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Batu Cutgrade */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-cutgrade/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Batu Cutgrade */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Cutgrade */
                        kode_cutgrade: string;
                        /** @description Nama Cutgrade */
                        nama_cutgrade: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Batu Cutgrade */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-cutgrade/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Batu Cutgrade */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-fluorescence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Batu Fluorescence */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Batu Fluorescence */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Fluorescence */
                        kode_fluorescence: string;
                        /** @description Nama Fluorescence */
                        nama_fluorescence: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Batu Fluorescence */
        delete: {
            parameters: {
                query?: {
                    kode_fluorescence?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-fluorescence/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Batu Fluorescence */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-fluorescence/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Batu Fluorescence */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-fluorescence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Batu Fluorescence */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Fluorescence */
                        kode_fluorescence: string;
                        /** @description Nama Fluorescence */
                        nama_fluorescence: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Batu Fluorescence */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-fluorescence/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Batu Fluorescence */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-polish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Batu Polish */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Batu Polish */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Polish */
                        kode_polish: string;
                        /** @description Nama Polish */
                        nama_polish: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Batu Polish */
        delete: {
            parameters: {
                query?: {
                    kode_polish?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-polish/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Batu Polish */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-polish/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Batu Polish */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-polish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Batu Polish */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Polish */
                        kode_polish: string;
                        /** @description Nama Polish */
                        nama_polish: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Batu Polish */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-polish/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Batu Polish */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-shape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Batu Shape */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Batu Shape */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Shape */
                        kode_shape: string;
                        /** @description Nama Shape */
                        nama_shape: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Batu Shape */
        delete: {
            parameters: {
                query?: {
                    kode_shape?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-shape/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Batu Shape */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-shape/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Batu Shape */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-shape/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Batu Shape */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Shape */
                        kode_shape: string;
                        /** @description Nama Shape */
                        nama_shape: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Batu Shape */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-shape/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Batu Shape */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-symmetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Batu Symmetry */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Batu Symmetry */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Symmetry */
                        kode_symmetry: string;
                        /** @description Nama Symmetry */
                        nama_symmetry: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Batu Symmetry */
        delete: {
            parameters: {
                query?: {
                    kode_symmetry?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-symmetry/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Batu Symmetry */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/batu-symmetry/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Batu Symmetry */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-symmetry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Batu Symmetry */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Symmetry */
                        kode_symmetry: string;
                        /** @description Nama Symmetry */
                        nama_symmetry: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Batu Symmetry */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batu-symmetry/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Batu Symmetry */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/cash-pusat/daily-biaya": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Costs of a day, by category; without a date, the business day. */
        get: {
            parameters: {
                query?: {
                    tgl_system?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_DasborRincian"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cash-pusat/daily-cash-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drawers of the store on its business day: opening, in, out, closing, by category and by cashier. */
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
                        "application/json": components["schemas"]["Jawab_DasborKas"];
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
    "/api/v1/cash-pusat/daily-specific-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One field over the business day (`today`, by the hour) or its month (`monthly`, by the day). */
        get: {
            parameters: {
                query: {
                    kategori: string;
                    type?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DasborNilai"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cash-pusat/daily-transaction-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values of the business day by their place: 0 sales, 1 purchases, 2 service, 3 debt. */
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
                        "application/json": components["schemas"]["Jawab_Vec_i64"];
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
    "/api/v1/cash-pusat/outstand-noncash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money on accounts that was not yet found on the statement at the end of a day, by account. */
        get: {
            parameters: {
                query?: {
                    tgl_system?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_DasborRincian"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cash-pusat/period-transaction-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every day of a period; without dates, the month of the business day up to it. */
        get: {
            parameters: {
                query?: {
                    tgl_from?: string;
                    tgl_to?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DasborTitik"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the client needs to know before a login: the settings of the portal's store, or of head office. */
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
    "/api/v1/dashboard/pengumuman": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the program has to announce to this person; most days nothing. */
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
                        "application/json": components["schemas"]["Jawab_Vec_Pengumuman"];
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
    "/api/v1/dashboard/ringkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The totals of the business day, and what lies in the trays. */
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
                        "application/json": components["schemas"]["Jawab_DasborRingkas"];
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
    "/api/v1/dashboard/transit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods on their way, from the store and to it. */
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
                        "application/json": components["schemas"]["Jawab_TransitBarang"];
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
    "/api/v1/definisi/master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All definitions: what the screens of the masters are made of. */
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
                        "application/json": components["schemas"]["Jawab_Vec_Definisi"];
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
    "/api/v1/dokumen-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of pieces, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description PINDAH, HANCUR, RETUR …, several by commas */
                    jenis?: string;
                    tgl_from?: string;
                    tgl_to?: string;
                    skip?: number;
                    limit?: number;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DokBarang"];
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
    "/api/v1/dokumen-barang/{no_dok}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document with its pieces. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_dok: string;
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
                        "application/json": components["schemas"]["Jawab_DokBarangRinci"];
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
    "/api/v1/dokumen-barang/{no_dok}/batal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a document back, as long as no piece of it went on. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "Idempotency-Key"?: string | null;
                };
                path: {
                    no_dok: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BatalDokBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokBarangTercatat"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/dokumen-barang/{no_dok}/cetak": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prints the paper of a document on a printer of the store. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_dok: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CetakDokBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
    "/api/v1/dokumen-barang/{no_dok}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper of a document, as PDF. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_dok: string;
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
                        "application/pdf": number[];
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
    "/api/v1/external/process-external-italy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the external shop which pieces are gone. Marked here only after it said yes. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProsesExternal"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Diproses"];
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
                503: {
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
    "/api/v1/foto_produk/{barcode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photo itself. A browser that has it already is told so. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    barcode: string;
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
                        "image/jpeg": number[];
                    };
                };
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
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
        /** Gives a piece its photo, in place of the one it has. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    barcode: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        image: string;
                        kode_barcode?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_GambarTersimpan"];
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
                413: {
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
        /** Takes a piece's photo away. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    barcode: string;
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
                        "application/json": components["schemas"]["Jawab_bool"];
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Group */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aturan Harga */
                        aturan_harga?: string;
                        /** @description Harga */
                        harga?: number;
                        /** @description Harga Bandrol */
                        harga_bandrol?: number;
                        /** @description Aksesoris (ACC) */
                        is_acc?: boolean;
                        /** @description Berlian */
                        is_berlian?: boolean;
                        /** @description Logam Mulia (LM) */
                        is_lm?: boolean;
                        /** @description Jenis Group */
                        jenis_group: string;
                        /** @description Jenis Ongkos */
                        jenis_ongkos?: string;
                        /** @description Jenis PPN */
                        jenis_ppn?: string;
                        /** @description Kadar Jual */
                        kadar?: number;
                        /** @description Kadar Cetak */
                        kadar_cetak?: number;
                        /** @description Kadar Modal */
                        kadar_modal?: number;
                        /** @description Kelompok Harga */
                        kelompok_harga?: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Kategori */
                        kode_kategori?: string;
                        /** @description Nama Group */
                        nama_group: string;
                        /** @description Ongkos */
                        ongkos?: number;
                        /** @description Potong Atribut */
                        potong_atribut?: boolean;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Group */
        delete: {
            parameters: {
                query?: {
                    kode_group?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/group/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Group */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/group/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Group */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/group/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Group */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Group */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aturan Harga */
                        aturan_harga?: string;
                        /** @description Harga */
                        harga?: number;
                        /** @description Harga Bandrol */
                        harga_bandrol?: number;
                        /** @description Aksesoris (ACC) */
                        is_acc?: boolean;
                        /** @description Berlian */
                        is_berlian?: boolean;
                        /** @description Logam Mulia (LM) */
                        is_lm?: boolean;
                        /** @description Jenis Group */
                        jenis_group: string;
                        /** @description Jenis Ongkos */
                        jenis_ongkos?: string;
                        /** @description Jenis PPN */
                        jenis_ppn?: string;
                        /** @description Kadar Jual */
                        kadar?: number;
                        /** @description Kadar Cetak */
                        kadar_cetak?: number;
                        /** @description Kadar Modal */
                        kadar_modal?: number;
                        /** @description Kelompok Harga */
                        kelompok_harga?: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Kategori */
                        kode_kategori?: string;
                        /** @description Nama Group */
                        nama_group: string;
                        /** @description Ongkos */
                        ongkos?: number;
                        /** @description Potong Atribut */
                        potong_atribut?: boolean;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Group */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/group/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Group */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/gudang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Gudang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Boleh Jual */
                        boleh_jual?: boolean;
                        /** @description Sumber Hancur */
                        boleh_sumber_hancur?: boolean;
                        /** @description Tujuan Hancur */
                        boleh_tujuan_hancur?: boolean;
                        /** @description Dihitung Opname */
                        dihitung_opname?: boolean;
                        /** @description Kode Gudang */
                        kode_gudang: string;
                        /** @description Milik Customer */
                        milik_customer?: boolean;
                        /** @description Nama Gudang */
                        nama_gudang: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Gudang */
        delete: {
            parameters: {
                query?: {
                    kode_gudang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gudang/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Gudang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/gudang/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Gudang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/gudang/get/all/hancur-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Gudang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/gudang/get/all/master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Gudang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/gudang/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Gudang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gudang/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Gudang */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Boleh Jual */
                        boleh_jual?: boolean;
                        /** @description Sumber Hancur */
                        boleh_sumber_hancur?: boolean;
                        /** @description Tujuan Hancur */
                        boleh_tujuan_hancur?: boolean;
                        /** @description Dihitung Opname */
                        dihitung_opname?: boolean;
                        /** @description Kode Gudang */
                        kode_gudang: string;
                        /** @description Milik Customer */
                        milik_customer?: boolean;
                        /** @description Nama Gudang */
                        nama_gudang: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Gudang */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gudang/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Gudang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/hadiah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Hadiah */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Kode Hadiah */
                        kode_hadiah: string;
                        /** @description Nama Hadiah */
                        nama_hadiah: string;
                        /** @description Point */
                        point: number;
                        /** @description Stock */
                        stock?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Hadiah */
        delete: {
            parameters: {
                query?: {
                    kode_hadiah?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hadiah/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Hadiah */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/hadiah/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Hadiah */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/hadiah/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Hadiah */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hadiah/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Hadiah */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Kode Hadiah */
                        kode_hadiah: string;
                        /** @description Nama Hadiah */
                        nama_hadiah: string;
                        /** @description Point */
                        point: number;
                        /** @description Stock */
                        stock?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Hadiah */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hadiah/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Hadiah */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/hancurbarang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes scanned pieces out of the stock for melting. */
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
                    "application/json": components["schemas"]["HancurBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokBarangTercatat"];
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
    "/api/v1/hancurbarang/per-baki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes all of a tray out of the stock for melting, with progress to the client that registered `uid`. Goes on when the
         *     screen is gone.
         */
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
                    "application/json": components["schemas"]["HancurPerBaki"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_HancurPerBakiSelesai"];
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
    "/api/v1/harga-emas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Harga Emas */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Harga Emas */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Harga Beli */
                        harga_beli: number;
                        /** @description Harga Jual */
                        harga_jual: number;
                        /** @description Harga Rosok */
                        harga_rosok?: number;
                        /** @description Kode Group */
                        kode_group?: string;
                        /** @description Kurs USD */
                        kurs_usd?: number;
                        /** @description Tanggal */
                        tanggal: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Harga Emas */
        delete: {
            parameters: {
                query?: {
                    tanggal?: string;
                    kode_group?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/harga-emas/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Harga Emas */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/harga-emas/hari-ini": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prices of the day: carried forward, confirmed or not. */
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
                        "application/json": components["schemas"]["Jawab_HargaHariIni"];
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
    "/api/v1/harga-emas/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Harga Emas */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/harga-emas/papan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prices in force, for a screen in the shop. Opened by the key of a board, without a login. */
        get: {
            parameters: {
                query?: never;
                header: {
                    "X-Papan-Key": string;
                };
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
                        "application/json": components["schemas"]["Jawab_PapanHarga"];
                    };
                };
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/harga-emas/papan/kunci": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price boards of the store; their keys are not told again. */
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
                        "application/json": components["schemas"]["Jawab_Vec_PapanTerdaftar"];
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
            };
        };
        put?: never;
        /** Makes a price board; the answer is the only time its key is told. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PapanBaru"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_PapanDibuat"];
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/harga-emas/papan/kunci/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a price board: its screen goes dark at the next look. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
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
                        "application/json": components["schemas"]["Jawab_bool"];
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/harga-emas/perubahan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published: who set what from what to what, and when. Without dates, today. */
        get: {
            parameters: {
                query?: {
                    tgl_from?: string;
                    tgl_to?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_PerubahanHarga"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/harga-emas/pratinjau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What new prices would do to the stock's value and the margins; writes nothing. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaPratinjauHarga"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_PratinjauHarga"];
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/harga-emas/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Do the prices of the store's business day stand? */
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
                        "application/json": components["schemas"]["Jawab_HargaStatus"];
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
    "/api/v1/harga-emas/terbit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms or changes the prices of the day, here or in the chosen stores; every screen of the chain is told. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TerbitHarga"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_TerbitanHarga"];
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
    "/api/v1/harga-emas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Harga Emas */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Harga Beli */
                        harga_beli: number;
                        /** @description Harga Jual */
                        harga_jual: number;
                        /** @description Harga Rosok */
                        harga_rosok?: number;
                        /** @description Kode Group */
                        kode_group?: string;
                        /** @description Kurs USD */
                        kurs_usd?: number;
                        /** @description Tanggal */
                        tanggal: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Harga Emas */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/harga-emas/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Harga Emas */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/import-data-pusat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every set against head office: how many rows are new, changed, gone. */
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
                        "application/json": components["schemas"]["Jawab_BandingPusat"];
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
            };
        };
        put?: never;
        /** Pulls the chosen sets, each all or nothing. Goes on when the screen is gone. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TarikPusat"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_HasilTarik"];
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
    "/api/v1/import-data-pusat/{set}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One set row by row. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    set: string;
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
                        "application/json": components["schemas"]["Jawab_RincianPusat"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jenis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Jenis */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Bandrol */
                        kode_bandrol?: string;
                        /** @description Kode Jenis */
                        kode_dept: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Nama Jenis */
                        nama_dept: string;
                        /** @description Toleransi Cuci (%) */
                        toleransi_cuci?: number;
                        /** @description Toleransi Susut (gram) */
                        toleransi_gram?: number;
                        /** @description Toleransi Lebur (%) */
                        toleransi_lebur?: number;
                        /** @description Toleransi Susut (%) */
                        toleransi_susut?: number;
                        /** @description Wajib Foto */
                        wajib_foto?: boolean;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Jenis */
        delete: {
            parameters: {
                query?: {
                    kode_dept?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jenis-batu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Jenis Batu */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Jenis Batu */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Berlian */
                        is_berlian?: boolean;
                        /** @description Kode Jenis Batu */
                        kode_jenis_batu: string;
                        /** @description Nama Jenis Batu */
                        nama_jenis_batu: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Jenis Batu */
        delete: {
            parameters: {
                query?: {
                    kode_jenis_batu?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jenis-batu/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Jenis Batu */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/jenis-batu/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Jenis Batu */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jenis-batu/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Jenis Batu */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Berlian */
                        is_berlian?: boolean;
                        /** @description Kode Jenis Batu */
                        kode_jenis_batu: string;
                        /** @description Nama Jenis Batu */
                        nama_jenis_batu: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Jenis Batu */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jenis-batu/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Jenis Batu */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/jenis/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Jenis */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/jenis/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Jenis */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/jenis/get/berlian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Jenis */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/jenis/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Jenis */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jenis/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Jenis */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Bandrol */
                        kode_bandrol?: string;
                        /** @description Kode Jenis */
                        kode_dept: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Nama Jenis */
                        nama_dept: string;
                        /** @description Toleransi Cuci (%) */
                        toleransi_cuci?: number;
                        /** @description Toleransi Susut (gram) */
                        toleransi_gram?: number;
                        /** @description Toleransi Lebur (%) */
                        toleransi_lebur?: number;
                        /** @description Toleransi Susut (%) */
                        toleransi_susut?: number;
                        /** @description Wajib Foto */
                        wajib_foto?: boolean;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Jenis */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jenis/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Jenis */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kadar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Kadar */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kadar (%) */
                        kadar?: number;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Kode Kadar */
                        kode_kadar: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kadar */
        delete: {
            parameters: {
                query?: {
                    kode_kadar?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kadar/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kadar */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kadar/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kadar */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kadar/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kadar */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kadar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kadar */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kadar (%) */
                        kadar?: number;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Kode Kadar */
                        kode_kadar: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kadar */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kadar/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kadar */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kategori": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Kategori */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Kategori */
                        kode_kategori: string;
                        /** @description Nama Kategori */
                        nama_kategori: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kategori */
        delete: {
            parameters: {
                query?: {
                    kode_kategori?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kategori/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kategori */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kategori/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kategori */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kategori/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kategori */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kategori/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kategori */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Kategori */
                        kode_kategori: string;
                        /** @description Nama Kategori */
                        nama_kategori: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kategori */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kategori/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kategori */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kelompok-harga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kelompok Harga */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Kelompok Harga */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kelompok Harga */
                        kelompok_harga: string;
                        /** @description Nama Kelompok */
                        nama_kelompok: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kelompok Harga */
        delete: {
            parameters: {
                query?: {
                    kelompok_harga?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kelompok-harga/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kelompok Harga */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kelompok-harga/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kelompok Harga */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kelompok-harga/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kelompok Harga */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kelompok Harga */
                        kelompok_harga: string;
                        /** @description Nama Kelompok */
                        nama_kelompok: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kelompok Harga */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kelompok-harga/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kelompok Harga */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/keterangan-nota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Keterangan Nota */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Keterangan Nota */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Nota */
                        jenis_nota: string;
                        /** @description Keterangan */
                        keterangan: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Keterangan Nota */
        delete: {
            parameters: {
                query?: {
                    jenis_nota?: string;
                    urutan?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keterangan-nota/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Keterangan Nota */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/keterangan-nota/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Keterangan Nota */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keterangan-nota/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Keterangan Nota */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Nota */
                        jenis_nota: string;
                        /** @description Keterangan */
                        keterangan: string;
                        /** @description Urutan */
                        urutan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Keterangan Nota */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keterangan-nota/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Keterangan Nota */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kirim-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shipments of the store, sent or coming. */
        get: {
            parameters: {
                query?: {
                    /** @description KELUAR (sent by the store, the default) or MASUK (coming to it) */
                    arah?: string;
                    status?: string;
                    tgl_from?: string;
                    tgl_to?: string;
                    /** @description part of the number, the courier or the waybill */
                    cari?: string;
                    skip?: number;
                    limit?: number;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_KirimRingkas"];
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
        put?: never;
        /** Sends pieces to another store. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["KirimBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_BarangTerkirim"];
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
    "/api/v1/kirim-barang/batal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a shipment back while nothing of it was received. */
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
                    "application/json": components["schemas"]["BatalKirim"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_BarangTerkirim"];
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
    "/api/v1/kirim-barang/kurang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a piece that was missing: found, returned, or lost. */
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
                    "application/json": components["schemas"]["TuntaskanKurang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KurangTuntas"];
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
    "/api/v1/kirim-barang/tujuan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stores that pieces may be sent to. */
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
                        "application/json": components["schemas"]["Jawab_Vec_TujuanKirim"];
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
    "/api/v1/kirim-barang/unreceive/list-no-kirim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shipments that come to the store and are not all here. */
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
                        "application/json": components["schemas"]["Jawab_Vec_String"];
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
    "/api/v1/kirim-barang/{no_kirim}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One shipment with its pieces and what did not agree. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_kirim: string;
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
                        "application/json": components["schemas"]["Jawab_SuratKirim"];
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
    "/api/v1/kirim-barang/{no_kirim}/surat-jalan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery note that goes with the parcel. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_kirim: string;
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
                        "application/pdf": unknown;
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
    "/api/v1/kirimbarang/get/nokirim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number the next shipment will most likely get. */
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
                        "application/json": components["schemas"]["Jawab_String"];
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
    "/api/v1/kota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kota */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Kota */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Kota */
                        kode_kota: string;
                        /** @description Kode Provinsi */
                        kode_provinsi: string;
                        /** @description Nama Kota */
                        nama_kota: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kota */
        delete: {
            parameters: {
                query?: {
                    kode_kota?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kota/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kota */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kota/get/by-kode-provinsi/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kota */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/kota/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kota */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kota/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kota */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Kota */
                        kode_kota: string;
                        /** @description Kode Provinsi */
                        kode_provinsi: string;
                        /** @description Nama Kota */
                        nama_kota: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kota */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/kota/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kota */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/laporan/definisi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports this person may open: what their screens are made of. */
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
                        "application/json": components["schemas"]["Jawab_Vec_DefinisiLaporan"];
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
    "/api/v1/laporan/laporan-aktivitas-timbang-baki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Aktivitas Timbang Baki */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-aktivitas-timbang-baki/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Aktivitas Timbang Baki */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Audit */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-audit/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Audit */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Authorization */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-authorization/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Authorization */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-barang-acc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Barang ACC */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-barang-acc/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Barang ACC */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-barang-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Barang Detail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-barang-detail/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Barang Detail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-barang-sumary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Barang Summary */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-barang-sumary/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Barang Summary */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-hancur-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Hancur Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-hancur-barang-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Hancur Barang Manual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-hancur-barang-manual/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Hancur Barang Manual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-hancur-barang/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Hancur Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-kirim-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Kirim Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-kirim-barang-kepusat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Kirim Barang Kepusat */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-kirim-barang-kepusat/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Kirim Barang Kepusat */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-kirim-barang-online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Kirim Barang Online */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-kirim-barang-online/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Kirim Barang Online */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-kirim-barang/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Kirim Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-managerial-analisys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Managerial Analysis */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-managerial-analisys/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Managerial Analysis */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-otorisasi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Otorisasi */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-otorisasi/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Otorisasi */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-perubahan-harga-emas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Perubahan Harga Emas */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-perubahan-harga-emas/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Perubahan Harga Emas */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-pindah-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Pindah Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-pindah-barang-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Pindah Barang Manual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-pindah-barang-manual/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Pindah Barang Manual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-pindah-barang/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Pindah Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-saldo-barang-aktif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Saldo Barang Aktif */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-saldo-barang-aktif/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Saldo Barang Aktif */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-jual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Stock Jual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-jual/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Stock Jual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-opname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Stock Opname */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-opname-global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Stock Opname Global */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-opname-global/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Stock Opname Global */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-opname-rfid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Stock Opname RFID */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-opname-rfid/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Stock Opname RFID */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-stock-opname/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Stock Opname */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-summary-barang-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Barang Manual Summary */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-summary-barang-manual/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Barang Manual Summary */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-tambah-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Tambah Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-tambah-barang-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Tambah Barang Manual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-tambah-barang-manual/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Tambah Barang Manual */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-tambah-barang/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Tambah Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-terima-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Terima Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-terima-barang-supplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Terima Barang Supplier */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-terima-barang-supplier/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Terima Barang Supplier */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-terima-barang/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Terima Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-timbang-baki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Timbang Baki */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-timbang-baki/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Timbang Baki */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-validasi-master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Validasi Master */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-validasi-master/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Validasi Master */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-validasi-susut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Laporan: Laporan Validasi Susut */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaLaporan"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/laporan/laporan-validasi-susut/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Berkas pdf, xlsx atau csv: Laporan Validasi Susut */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MintaBerkas"];
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logo_toko": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logo of the store; nothing where it has none, which is no error. */
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
                        "image/jpeg": number[];
                    };
                };
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Gives the store its logo, in place of the one it has. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        image: string;
                        kode_barcode?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_GambarTersimpan"];
                    };
                };
                413: {
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
        /** Takes the store's logo away. */
        delete: {
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/marketplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Marketplace */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Marketplace */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Biaya (%) */
                        biaya?: number;
                        /** @description Kode Marketplace */
                        kode_marketplace: string;
                        /** @description Nama Marketplace */
                        nama_marketplace: string;
                        /** @description No Rekening */
                        no_rekening?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Marketplace */
        delete: {
            parameters: {
                query?: {
                    kode_marketplace?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/marketplace/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Marketplace */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/marketplace/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Marketplace */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/marketplace/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Marketplace */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Biaya (%) */
                        biaya?: number;
                        /** @description Kode Marketplace */
                        kode_marketplace: string;
                        /** @description Nama Marketplace */
                        nama_marketplace: string;
                        /** @description No Rekening */
                        no_rekening?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Marketplace */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/marketplace/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Marketplace */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/member-card/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the whole label set of a layout. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakSimpan"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/member-card/cetak-contoh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prints a layout with sample data, saved or not. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakCetakContoh"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
    "/api/v1/member-card/definisi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types, fields with samples, fonts and sizes. */
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
                        "application/json": components["schemas"]["Jawab_LetakDefinisi"];
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
    "/api/v1/member-card/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one label. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakHapus"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/member-card/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies one label. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakDuplikat"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/member-card/get/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of a layout. */
        get: {
            parameters: {
                query?: {
                    /** @description the nota type; the family's first when left out */
                    type?: string;
                    is_mobile?: boolean;
                    /** @description the program's own layout instead of the store's */
                    awal?: boolean;
                };
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
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/member-card/pratinjau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A layout with sample data, saved or not, as PDF or in another printer's language. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakPratinjau"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": number[];
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
    "/api/v1/member/external/find-active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active members of the external shop. None until members are kept here. */
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
                        "application/json": components["schemas"]["Jawab_Vec_MemberExternal"];
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
    "/api/v1/nota-slip/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the whole label set of a layout. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakSimpan"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/nota-slip/cetak-contoh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prints a layout with sample data, saved or not. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakCetakContoh"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
    "/api/v1/nota-slip/definisi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types, fields with samples, fonts and sizes. */
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
                        "application/json": components["schemas"]["Jawab_LetakDefinisi"];
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
    "/api/v1/nota-slip/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one label. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakHapus"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/nota-slip/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies one label. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakDuplikat"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/nota-slip/get/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of a layout. */
        get: {
            parameters: {
                query?: {
                    /** @description the nota type; the family's first when left out */
                    type?: string;
                    is_mobile?: boolean;
                    /** @description the program's own layout instead of the store's */
                    awal?: boolean;
                };
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
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/nota-slip/pratinjau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A layout with sample data, saved or not, as PDF or in another printer's language. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakPratinjau"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": number[];
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
    "/api/v1/nota-slip/pratinjau/teks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A slip as plain text, in columns of twenty characters. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakPratinjau"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_String"];
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
    "/api/v1/nota/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the whole label set of a layout. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakSimpan"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/nota/cetak-contoh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prints a layout with sample data, saved or not. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakCetakContoh"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
    "/api/v1/nota/definisi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types, fields with samples, fonts and sizes. */
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
                        "application/json": components["schemas"]["Jawab_LetakDefinisi"];
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
    "/api/v1/nota/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one label. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakHapus"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/nota/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies one label. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakDuplikat"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/nota/get/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels of a layout. */
        get: {
            parameters: {
                query?: {
                    /** @description the nota type; the family's first when left out */
                    type?: string;
                    is_mobile?: boolean;
                    /** @description the program's own layout instead of the store's */
                    awal?: boolean;
                };
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
                        "application/json": components["schemas"]["LetakJawab"];
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
    "/api/v1/nota/pratinjau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A layout with sample data, saved or not, as PDF or in another printer's language. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LetakPratinjau"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": number[];
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
    "/api/v1/para-akun-transaksi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All journals with the store's accounts. */
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
                        "application/json": components["schemas"]["Jawab_Vec_ParaAkun"];
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
    "/api/v1/para-akun-transaksi/awal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The starting chart and the usual accounts, for a store that has none yet. */
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
                        "application/json": components["schemas"]["Jawab_usize"];
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
    "/api/v1/para-akun-transaksi/{trx}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves the accounts of one journal together. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    trx: string;
                    type: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UbahAkun"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_ParaAkun"];
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-bonus-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Bonus Sales */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Bonus Sales */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Bonus */
                        bonus: number;
                        /** @description Jenis Bonus */
                        jenis_bonus: string;
                        /** @description Kode Group */
                        kode_group: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Bonus Sales */
        delete: {
            parameters: {
                query?: {
                    kode_group?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-bonus-sales/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Bonus Sales */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-bonus-sales/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Bonus Sales */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-bonus-sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Bonus Sales */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Bonus */
                        bonus: number;
                        /** @description Jenis Bonus */
                        jenis_bonus: string;
                        /** @description Kode Group */
                        kode_group: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Bonus Sales */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-bonus-sales/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Bonus Sales */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-bunga-hutang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Bunga Hutang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Bunga Hutang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Blok Hari */
                        blok_hari?: number;
                        /** @description Bunga (% per 30 hari) */
                        bunga?: number;
                        /** @description Denda (% per 30 hari) */
                        denda?: number;
                        /** @description Bebas Bunga (hari) */
                        grace_hari?: number;
                        /** @description Pokok Sampai */
                        max_rp: number;
                        /** @description Minimum Hari */
                        min_hari?: number;
                        /** @description Pokok Dari */
                        min_rp?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Bunga Hutang */
        delete: {
            parameters: {
                query?: {
                    min_rp?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-bunga-hutang/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Bunga Hutang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-bunga-hutang/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Bunga Hutang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-bunga-hutang/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Bunga Hutang */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Blok Hari */
                        blok_hari?: number;
                        /** @description Bunga (% per 30 hari) */
                        bunga?: number;
                        /** @description Denda (% per 30 hari) */
                        denda?: number;
                        /** @description Bebas Bunga (hari) */
                        grace_hari?: number;
                        /** @description Pokok Sampai */
                        max_rp: number;
                        /** @description Minimum Hari */
                        min_hari?: number;
                        /** @description Pokok Dari */
                        min_rp?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Bunga Hutang */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-bunga-hutang/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Bunga Hutang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-cicilan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Cicilan */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Cicilan */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Biaya */
                        biaya?: number;
                        /** @description Bunga (% per bulan) */
                        bunga_persen?: number;
                        /** @description Denda per Hari */
                        denda?: number;
                        /** @description Uang Muka (%) */
                        dp_persen?: number;
                        /** @description Kode Cicilan */
                        kode_cicilan: string;
                        /** @description Tenor (bulan) */
                        tenor: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Cicilan */
        delete: {
            parameters: {
                query?: {
                    kode_cicilan?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-cicilan/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Cicilan */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-cicilan/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Cicilan */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-cicilan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Cicilan */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Biaya */
                        biaya?: number;
                        /** @description Bunga (% per bulan) */
                        bunga_persen?: number;
                        /** @description Denda per Hari */
                        denda?: number;
                        /** @description Uang Muka (%) */
                        dp_persen?: number;
                        /** @description Kode Cicilan */
                        kode_cicilan: string;
                        /** @description Tenor (bulan) */
                        tenor: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Cicilan */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-cicilan/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Cicilan */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-deskripsi-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Deskripsi Service */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Deskripsi Service */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Deskripsi */
                        deskripsi: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Deskripsi Service */
        delete: {
            parameters: {
                query?: {
                    deskripsi?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-deskripsi-service/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Deskripsi Service */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-deskripsi-service/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Deskripsi Service */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-deskripsi-service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Deskripsi Service */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Deskripsi */
                        deskripsi: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Deskripsi Service */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-deskripsi-service/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Deskripsi Service */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-hutang-pokok": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Hutang Pokok */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Hutang Pokok */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jumlah Rp */
                        jumlah_rp: number;
                        /** @description Kode Group */
                        kode_group: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Hutang Pokok */
        delete: {
            parameters: {
                query?: {
                    kode_group?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-hutang-pokok/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Hutang Pokok */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-hutang-pokok/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Hutang Pokok */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-hutang-pokok/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Hutang Pokok */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jumlah Rp */
                        jumlah_rp: number;
                        /** @description Kode Group */
                        kode_group: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Hutang Pokok */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-hutang-pokok/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Hutang Pokok */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-jenis-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Jenis Group */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Jenis Group */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Group */
                        jenis_group: string;
                        /** @description Jenis Nota */
                        jenis_nota: string;
                        /** @description Nama Jenis Group */
                        nama_jenis_group: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Jenis Group */
        delete: {
            parameters: {
                query?: {
                    jenis_group?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-jenis-group/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Jenis Group */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-jenis-group/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Jenis Group */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-jenis-group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Jenis Group */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Group */
                        jenis_group: string;
                        /** @description Jenis Nota */
                        jenis_nota: string;
                        /** @description Nama Jenis Group */
                        nama_jenis_group: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Jenis Group */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-jenis-group/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Jenis Group */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-kupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kupon */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Kupon */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Nilai */
                        jenis_nilai: string;
                        /** @description Kode Kupon */
                        kode_kupon: string;
                        /** @description Masa Berlaku (hari) */
                        masa_hari: number;
                        /** @description Minimal Belanja */
                        min_belanja: number;
                        /** @description Minimal Pembelian Saat Dipakai */
                        min_pakai?: number;
                        /** @description Nama Kupon */
                        nama_kupon: string;
                        /** @description Nilai */
                        nilai: number;
                        /** @description Tanggal Awal */
                        tgl_dari?: string;
                        /** @description Tanggal Akhir */
                        tgl_sampai?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kupon */
        delete: {
            parameters: {
                query?: {
                    kode_kupon?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-kupon/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kupon */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-kupon/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kupon */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-kupon/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kupon */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Nilai */
                        jenis_nilai: string;
                        /** @description Kode Kupon */
                        kode_kupon: string;
                        /** @description Masa Berlaku (hari) */
                        masa_hari: number;
                        /** @description Minimal Belanja */
                        min_belanja: number;
                        /** @description Minimal Pembelian Saat Dipakai */
                        min_pakai?: number;
                        /** @description Nama Kupon */
                        nama_kupon: string;
                        /** @description Nilai */
                        nilai: number;
                        /** @description Tanggal Awal */
                        tgl_dari?: string;
                        /** @description Tanggal Akhir */
                        tgl_sampai?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kupon */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-kupon/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kupon */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-potongan-kategori": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Potongan */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Potongan */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Jenis Potongan */
                        jenis_potongan: string;
                        /** @description Kode Group */
                        kode_group?: string;
                        /** @description Kategori */
                        kode_kategori?: string;
                        /** @description Kode Potongan */
                        kode_potongan: string;
                        /** @description Nama Potongan */
                        nama_potongan: string;
                        /** @description Potongan */
                        potongan: number;
                        /** @description Tanggal Awal */
                        tgl_dari?: string;
                        /** @description Tanggal Akhir */
                        tgl_sampai?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Potongan */
        delete: {
            parameters: {
                query?: {
                    kode_potongan?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-potongan-kategori/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Potongan */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-potongan-kategori/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Potongan */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-potongan-kategori/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Potongan */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Jenis Potongan */
                        jenis_potongan: string;
                        /** @description Kode Group */
                        kode_group?: string;
                        /** @description Kategori */
                        kode_kategori?: string;
                        /** @description Kode Potongan */
                        kode_potongan: string;
                        /** @description Nama Potongan */
                        nama_potongan: string;
                        /** @description Potongan */
                        potongan: number;
                        /** @description Tanggal Awal */
                        tgl_dari?: string;
                        /** @description Tanggal Akhir */
                        tgl_sampai?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Potongan */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-potongan-kategori/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Potongan */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-reset-poin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Reset Poin */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Reset Poin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Siklus */
                        siklus: string;
                        /** @description Tanggal Reset */
                        tgl_reset: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Reset Poin */
        delete: {
            parameters: {
                query?: {
                    tgl_reset?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-reset-poin/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Reset Poin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/para-reset-poin/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Reset Poin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-reset-poin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Reset Poin */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Siklus */
                        siklus: string;
                        /** @description Tanggal Reset */
                        tgl_reset: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Reset Poin */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/para-reset-poin/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Reset Poin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
                        "application/json": components["schemas"]["Jawab_Vec_SettingToko"];
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
                    "application/json": components["schemas"]["SettingToko"][];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_SettingToko"];
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
    "/api/v1/para-system/keterangan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings grouped and explained, for the screen that changes them. */
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
                        "application/json": components["schemas"]["Jawab_Vec_SettingKeterangan"];
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
    "/api/v1/parabandrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Bandrol */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Berat Bandrol */
                        berat_bandrol?: number;
                        /** @description Berat Plastik */
                        berat_plastik?: number;
                        /** @description Kode Bandrol */
                        kode_bandrol: string;
                        /** @description Nama Bandrol */
                        nama_bandrol: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Bandrol */
        delete: {
            parameters: {
                query?: {
                    kode_bandrol?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parabandrol/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Bandrol */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parabandrol/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Bandrol */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parabandrol/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Bandrol */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parabandrol/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Bandrol */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Berat Bandrol */
                        berat_bandrol?: number;
                        /** @description Berat Plastik */
                        berat_plastik?: number;
                        /** @description Kode Bandrol */
                        kode_bandrol: string;
                        /** @description Nama Bandrol */
                        nama_bandrol: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Bandrol */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parabandrol/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Bandrol */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parabeli": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Kondisi Pembelian */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Gudang Tujuan */
                        gudang_tujuan: string;
                        /** @description Jenis Potongan */
                        jenis_potongan?: string;
                        /** @description Kondisi */
                        kondisi: string;
                        /** @description Potongan */
                        potongan?: number;
                        /** @description Tipe Kondisi */
                        tipe_kondisi: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kondisi Pembelian */
        delete: {
            parameters: {
                query?: {
                    kondisi?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parabeli/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kondisi Pembelian */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parabeli/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kondisi Pembelian */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parabeli/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kondisi Pembelian */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parabeli/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kondisi Pembelian */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Gudang Tujuan */
                        gudang_tujuan: string;
                        /** @description Jenis Potongan */
                        jenis_potongan?: string;
                        /** @description Kondisi */
                        kondisi: string;
                        /** @description Potongan */
                        potongan?: number;
                        /** @description Tipe Kondisi */
                        tipe_kondisi: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kondisi Pembelian */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parabeli/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kondisi Pembelian */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parakondisi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Kondisi Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Kondisi Barang */
                        kondisi_barang: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kondisi Barang */
        delete: {
            parameters: {
                query?: {
                    kondisi_barang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parakondisi/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kondisi Barang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parakondisi/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kondisi Barang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parakondisi/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kondisi Barang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parakondisi/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kondisi Barang */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Kondisi Barang */
                        kondisi_barang: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kondisi Barang */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parakondisi/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kondisi Barang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parameter-berlian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Parameter Berlian */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Parameter Berlian */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Buyback (%) */
                        buyback?: number;
                        /** @description Carat Dari */
                        carat_dari?: number;
                        /** @description Carat Sampai */
                        carat_sampai: number;
                        /** @description Harga USD per Carat */
                        harga_usd: number;
                        /** @description Kode Clarity */
                        kode_clarity: string;
                        /** @description Kode Color */
                        kode_color: string;
                        /** @description Kode Jenis Batu */
                        kode_jenis_batu: string;
                        /** @description Kode Shape */
                        kode_shape: string;
                        /** @description Trade In (%) */
                        trade_in?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Parameter Berlian */
        delete: {
            parameters: {
                query?: {
                    kode_jenis_batu?: string;
                    kode_shape?: string;
                    kode_color?: string;
                    kode_clarity?: string;
                    carat_dari?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parameter-berlian/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Parameter Berlian */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parameter-berlian/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Parameter Berlian */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parameter-berlian/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Parameter Berlian */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Buyback (%) */
                        buyback?: number;
                        /** @description Carat Dari */
                        carat_dari?: number;
                        /** @description Carat Sampai */
                        carat_sampai: number;
                        /** @description Harga USD per Carat */
                        harga_usd: number;
                        /** @description Kode Clarity */
                        kode_clarity: string;
                        /** @description Kode Color */
                        kode_color: string;
                        /** @description Kode Jenis Batu */
                        kode_jenis_batu: string;
                        /** @description Kode Shape */
                        kode_shape: string;
                        /** @description Trade In (%) */
                        trade_in?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Parameter Berlian */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parameter-berlian/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Parameter Berlian */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parameter-ongkos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Ongkos */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Ongkos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Berat Dari */
                        berat_dari?: number;
                        /** @description Berat Sampai */
                        berat_sampai: number;
                        /** @description Jenis Ongkos */
                        jenis_ongkos: string;
                        /** @description Kode Jenis */
                        kode_dept?: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Ongkos */
                        ongkos?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Ongkos */
        delete: {
            parameters: {
                query?: {
                    kode_group?: string;
                    kode_dept?: string;
                    berat_dari?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parameter-ongkos/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Ongkos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parameter-ongkos/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Ongkos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parameter-ongkos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Ongkos */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Berat Dari */
                        berat_dari?: number;
                        /** @description Berat Sampai */
                        berat_sampai: number;
                        /** @description Jenis Ongkos */
                        jenis_ongkos: string;
                        /** @description Kode Jenis */
                        kode_dept?: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Ongkos */
                        ongkos?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Ongkos */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parameter-ongkos/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Ongkos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parapinjaman": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Kondisi Pinjaman */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Jenis Potongan */
                        jenis_potongan?: string;
                        /** @description Kondisi */
                        kondisi: string;
                        /** @description Potongan Taksiran */
                        potongan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kondisi Pinjaman */
        delete: {
            parameters: {
                query?: {
                    kondisi?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parapinjaman/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kondisi Pinjaman */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parapinjaman/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kondisi Pinjaman */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parapinjaman/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kondisi Pinjaman */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parapinjaman/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kondisi Pinjaman */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Jenis Potongan */
                        jenis_potongan?: string;
                        /** @description Kondisi */
                        kondisi: string;
                        /** @description Potongan Taksiran */
                        potongan?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kondisi Pinjaman */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parapinjaman/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kondisi Pinjaman */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parapoin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Parameter Point */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis */
                        jenis: string;
                        /** @description Kelipatan Gram */
                        kelipatan_gram?: number;
                        /** @description Kelipatan Rp */
                        kelipatan_rp?: number;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Poin */
                        poin: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Parameter Point */
        delete: {
            parameters: {
                query?: {
                    kode_group?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parapoin/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Parameter Point */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parapoin/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Parameter Point */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/parapoin/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Parameter Point */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parapoin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Parameter Point */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis */
                        jenis: string;
                        /** @description Kelipatan Gram */
                        kelipatan_gram?: number;
                        /** @description Kelipatan Rp */
                        kelipatan_rp?: number;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Poin */
                        poin: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Parameter Point */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parapoin/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Parameter Point */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/paratransaksi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Kode Transaksi */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Jenis */
                        jenis: string;
                        /** @description Kode Transaksi */
                        kode_transaksi: string;
                        /** @description Nama Transaksi */
                        nama_transaksi: string;
                        /** @description Tempat */
                        tempat?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Kode Transaksi */
        delete: {
            parameters: {
                query?: {
                    kode_transaksi?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paratransaksi/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Kode Transaksi */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/paratransaksi/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Kode Transaksi */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/paratransaksi/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Kode Transaksi */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paratransaksi/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Kode Transaksi */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Butuh Otorisasi */
                        butuh_otorisasi?: boolean;
                        /** @description Jenis */
                        jenis: string;
                        /** @description Kode Transaksi */
                        kode_transaksi: string;
                        /** @description Nama Transaksi */
                        nama_transaksi: string;
                        /** @description Tempat */
                        tempat?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Kode Transaksi */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/paratransaksi/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Kode Transaksi */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/pembelian/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases over the business day or its month. */
        get: {
            parameters: {
                query?: {
                    type?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DasborNilai"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/penerimaan-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last receipts, newest first. */
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
                        "application/json": components["schemas"]["Jawab_Vec_TerimaRingkas"];
                    };
                };
            };
        };
        put?: never;
        /** Receives pieces from a supplier or head office, all or none. Send an `Idempotency-Key`. */
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
                    "application/json": components["schemas"]["TerimaSupplier"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_TerimaTersimpan"];
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
    "/api/v1/penerimaan-barang/bukti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The evidences of acquisition with the tax rate each gives. */
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
                        "application/json": components["schemas"]["Jawab_Vec_BuktiPerolehan"];
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
    "/api/v1/penerimaan-barang/{no}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A receipt with all its lines. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no: string;
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
                        "application/json": components["schemas"]["Jawab_TerimaLengkap"];
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
    "/api/v1/penerimaan-barang/{no}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper of a receipt. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no: string;
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
                        "application/pdf": number[];
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
    "/api/v1/penjualan/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales over the business day or its month. */
        get: {
            parameters: {
                query?: {
                    type?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DasborNilai"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pesanan/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders over the business day or its month. */
        get: {
            parameters: {
                query?: {
                    type?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DasborNilai"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pindahbarang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves scanned pieces to one tray. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["PindahBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokBarangTercatat"];
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
    "/api/v1/pindahbarang/satu-baki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves all of a tray to another. */
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
                    "application/json": components["schemas"]["PindahSatuBaki"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokBarangTercatat"];
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
    "/api/v1/plafond-hutang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Plafond Hutang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Plafond Hutang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Pelanggan */
                        jenis_pelanggan: string;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Banyaknya Hutang Aktif */
                        maks_faktur?: number;
                        /** @description Plafond per Hutang */
                        maks_rp: number;
                        /** @description Plafond Seluruhnya */
                        maks_total_rp: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Plafond Hutang */
        delete: {
            parameters: {
                query?: {
                    jenis_pelanggan?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plafond-hutang-kadar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Plafond Kadar Hutang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Plafond Kadar Hutang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Kadar */
                        kode_kadar: string;
                        /** @description Plafond (%) */
                        ltv?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Plafond Kadar Hutang */
        delete: {
            parameters: {
                query?: {
                    kode_kadar?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plafond-hutang-kadar/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Plafond Kadar Hutang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/plafond-hutang-kadar/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Plafond Kadar Hutang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plafond-hutang-kadar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Plafond Kadar Hutang */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Kadar */
                        kode_kadar: string;
                        /** @description Plafond (%) */
                        ltv?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Plafond Kadar Hutang */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plafond-hutang-kadar/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Plafond Kadar Hutang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/plafond-hutang/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Plafond Hutang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/plafond-hutang/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Plafond Hutang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plafond-hutang/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Plafond Hutang */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Jenis Pelanggan */
                        jenis_pelanggan: string;
                        /** @description Keterangan */
                        keterangan?: string;
                        /** @description Banyaknya Hutang Aktif */
                        maks_faktur?: number;
                        /** @description Plafond per Hutang */
                        maks_rp: number;
                        /** @description Plafond Seluruhnya */
                        maks_total_rp: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Plafond Hutang */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plafond-hutang/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Plafond Hutang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/printer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The printers of the store. */
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
                        "application/json": components["schemas"]["Jawab_Vec_Printer"];
                    };
                };
            };
        };
        put?: never;
        /** Adds a printer. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SimpanPrinter"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Printer"];
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
    "/api/v1/printer/agen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The print agents that a printer may be reached through. */
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
                        "application/json": components["schemas"]["Jawab_Vec_String"];
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
    "/api/v1/printer/antrean": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The print jobs of the store of the last day, newest first. */
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
                        "application/json": components["schemas"]["Jawab_Vec_KerjaCetak"];
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
    "/api/v1/printer/antrean/{id}/batal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls a job off that is not on its way yet. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
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
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
                409: {
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
    "/api/v1/printer/antrean/{id}/berkas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own job as a file. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description the bytes in the printer's language */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": unknown;
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
    "/api/v1/printer/antrean/{id}/ulang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a failed job again. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
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
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
    "/api/v1/printer/{nama}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a printer; its name stays. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    nama: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SimpanPrinter"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Printer"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
        post?: never;
        /** Removes a printer; what waits for it is called off. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    nama: string;
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
                        "application/json": components["schemas"]["Jawab_bool"];
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/printer/{nama}/tes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prints a page that shows that the printer works. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    nama: string;
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
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
                404: {
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
    "/api/v1/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Provinsi */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Provinsi */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Provinsi */
                        kode_provinsi: string;
                        /** @description Nama Provinsi */
                        nama_provinsi: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Provinsi */
        delete: {
            parameters: {
                query?: {
                    kode_provinsi?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provinces/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Provinsi */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/provinces/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Provinsi */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provinces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Provinsi */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Provinsi */
                        kode_provinsi: string;
                        /** @description Nama Provinsi */
                        nama_provinsi: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Provinsi */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provinces/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Provinsi */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/rekenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Rekening */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Rekening */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Atas Nama */
                        atas_nama: string;
                        /** @description Kode Bank */
                        kode_bank: string;
                        /** @description No Rekening */
                        no_rekening: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Rekening */
        delete: {
            parameters: {
                query?: {
                    no_rekening?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rekenings/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Rekening */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/rekenings/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Rekening */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rekenings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Rekening */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Atas Nama */
                        atas_nama: string;
                        /** @description Kode Bank */
                        kode_bank: string;
                        /** @description No Rekening */
                        no_rekening: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Rekening */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rekenings/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Rekening */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/returbarang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends pieces back to their supplier or to head office. */
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
                    "application/json": components["schemas"]["ReturBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokBarangTercatat"];
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
    "/api/v1/ruginota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Rugi Nota */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Hari Dari */
                        hari_dari?: number;
                        /** @description Hari Sampai */
                        hari_sampai: number;
                        /** @description Jenis */
                        jenis: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Nilai */
                        nilai?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Rugi Nota */
        delete: {
            parameters: {
                query?: {
                    kode_group?: string;
                    hari_dari?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ruginota/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Rugi Nota */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/ruginota/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Rugi Nota */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/ruginota/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Rugi Nota */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ruginota/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Rugi Nota */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Hari Dari */
                        hari_dari?: number;
                        /** @description Hari Sampai */
                        hari_sampai: number;
                        /** @description Jenis */
                        jenis: string;
                        /** @description Kode Group */
                        kode_group: string;
                        /** @description Nilai */
                        nilai?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Rugi Nota */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ruginota/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Rugi Nota */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Sales */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Kode Sales */
                        kode_sales: string;
                        /** @description Nama Sales */
                        nama_sales: string;
                        /** @description No Handphone */
                        no_hp?: string;
                        /** @description Tanggal Masuk */
                        tgl_masuk?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Sales */
        delete: {
            parameters: {
                query?: {
                    kode_sales?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sales/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Sales */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/sales/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Sales */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/sales/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Sales */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Sales */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Kode Sales */
                        kode_sales: string;
                        /** @description Nama Sales */
                        nama_sales: string;
                        /** @description No Handphone */
                        no_hp?: string;
                        /** @description Tanggal Masuk */
                        tgl_masuk?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Sales */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sales/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Sales */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/service/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Service over the business day or its month. */
        get: {
            parameters: {
                query?: {
                    type?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DasborNilai"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stock-aksesoris": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every type of accessory with what the tray holds of it. */
        get: {
            parameters: {
                query?: {
                    /** @description the tray */
                    kode_toko?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_AksesorisStok"];
                    };
                };
            };
        };
        put?: never;
        /** Adds or takes accessories. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["AksesorisDokumen"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DokumenCurah"];
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
    "/api/v1/stock-aksesoris/alasan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why counted stock may come and go. */
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
                        "application/json": components["schemas"]["Jawab_Vec_AlasanCurah"];
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
    "/api/v1/stock-aksesoris/dokumen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of accessories, of the business day when no day is named. */
        get: {
            parameters: {
                query?: {
                    tgl_from?: string;
                    tgl_to?: string;
                    /** @description TAMBAH, AMBIL, PINDAH, HANCUR; all when left out */
                    jenis?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DokumenCurah"];
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
    "/api/v1/stock-aksesoris/dokumen/{no_dok}/cetak": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prints it on a printer of the store. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_dok: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CetakCurah"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaCetak"];
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
    "/api/v1/stock-aksesoris/dokumen/{no_dok}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slip of a document of accessories. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_dok: string;
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
                        "application/pdf": number[];
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
    "/api/v1/stock-opname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of the store, running ones first. */
        get: {
            parameters: {
                query?: {
                    /** @description BAKI, GUDANG, PENERIMAAN, RFID, GLOBAL */
                    jenis?: string;
                    /** @description JALAN, SELESAI, BATAL */
                    status?: string;
                    skip?: number;
                    limit?: number;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_Opname"];
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
    "/api/v1/stock-opname/penerimaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receiving documents to count against. */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_PenerimaanOpname"];
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
    "/api/v1/stock-opname/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a count, or joins the one that is going on over the same place. */
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
                    "application/json": components["schemas"]["MulaiOpname"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Opname"];
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
    "/api/v1/stock-opname/{no_opname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a count. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_opname: string;
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
                        "application/json": components["schemas"]["Jawab_RingkasOpname"];
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
    "/api/v1/stock-opname/{no_opname}/baris": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its lines, by class. */
        get: {
            parameters: {
                query?: {
                    kelas?: string;
                    cari?: string;
                    skip?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    no_opname: string;
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
                        "application/json": components["schemas"]["Jawab_Vec_BarisOpname"];
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
    "/api/v1/stock-opname/{no_opname}/batal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a count up; nothing of it counts. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_opname: string;
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
                        "application/json": components["schemas"]["Jawab_Opname"];
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
                409: {
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
    "/api/v1/stock-opname/{no_opname}/koreksi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the books by the result, once, with the approval of SPV or OWN. */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "Idempotency-Key"?: string | null;
                };
                path: {
                    no_opname: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KoreksiOpname"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KoreksiTersimpan"];
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
    "/api/v1/stock-opname/{no_opname}/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A piece was found. The same piece again changes nothing, so a repeat after a lost answer is safe. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_opname: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PindaiOpname"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_HasilPindai"];
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
    "/api/v1/stock-opname/{no_opname}/scan/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Many at once: a reader's file, or what was scanned while the connection was away. Tags read twice collapse. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_opname: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PindaiOpnameBanyak"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_HasilPindaiBanyak"];
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
    "/api/v1/stock-opname/{no_opname}/scan/hapus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a scan back. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_opname: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HapusPindai"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_String"];
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
                409: {
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
    "/api/v1/stock-opname/{no_opname}/selesai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a count and writes its result. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    no_opname: string;
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
                        "application/json": components["schemas"]["Jawab_Opname"];
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
    "/api/v1/supplier-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Supplier */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Supplier */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Memberi Faktur Pajak */
                        is_faktur?: boolean;
                        /** @description Kode Supplier */
                        kode_supplier: string;
                        /** @description Nama Supplier */
                        nama_supplier: string;
                        /** @description No Handphone */
                        no_hp?: string;
                        /** @description NPWP */
                        npwp?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Supplier */
        delete: {
            parameters: {
                query?: {
                    kode_supplier?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supplier-barang/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Supplier */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/supplier-barang/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Supplier */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supplier-barang/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Supplier */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Memberi Faktur Pajak */
                        is_faktur?: boolean;
                        /** @description Kode Supplier */
                        kode_supplier: string;
                        /** @description Nama Supplier */
                        nama_supplier: string;
                        /** @description No Handphone */
                        no_hp?: string;
                        /** @description NPWP */
                        npwp?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Supplier */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supplier-barang/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Supplier */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/supplier-berlian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Supplier Berlian */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Supplier Berlian */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Konsinyasi */
                        is_consignment?: boolean;
                        /** @description Memberi Faktur Pajak */
                        is_faktur?: boolean;
                        /** @description Kode Supplier */
                        kode_supplier: string;
                        /** @description Nama Supplier */
                        nama_supplier: string;
                        /** @description Negara */
                        negara?: string;
                        /** @description No Handphone */
                        no_hp?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Supplier Berlian */
        delete: {
            parameters: {
                query?: {
                    kode_supplier?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supplier-berlian/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Supplier Berlian */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/supplier-berlian/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Supplier Berlian */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supplier-berlian/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Supplier Berlian */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Konsinyasi */
                        is_consignment?: boolean;
                        /** @description Memberi Faktur Pajak */
                        is_faktur?: boolean;
                        /** @description Kode Supplier */
                        kode_supplier: string;
                        /** @description Nama Supplier */
                        nama_supplier: string;
                        /** @description Negara */
                        negara?: string;
                        /** @description No Handphone */
                        no_hp?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Supplier Berlian */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/supplier-berlian/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Supplier Berlian */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/system/edit/{kode_toko}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a store's own data; with the WhatsApp menu alone, its number. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kode_toko: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TokoUbah"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_TokoRinci"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/system/toko": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All data of the store one works at. */
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
                        "application/json": components["schemas"]["Jawab_TokoRinci"];
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
    "/api/v1/tambah-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pieces entered today, newest first. */
        get: {
            parameters: {
                query?: {
                    kode_gudang?: string;
                    /** @description the tray */
                    kode_toko?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_BarangMasuk"];
                    };
                };
            };
        };
        put?: never;
        /** Brings one piece in, with its stones. Send an `Idempotency-Key`: a repeat answers as the first did. */
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
                    "application/json": components["schemas"]["BarangBaru"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_BarangTersimpan"];
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
    "/api/v1/tambah-barang/pratinjau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the piece would weigh, cost and sell for today; nothing is written. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BarangBaru"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_PratinjauBarang"];
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
    "/api/v1/terima-barang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receives a shipment at the store it was sent to. */
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
                    "application/json": components["schemas"]["TerimaBarang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_BarangDiterima"];
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
    "/api/v1/timbang-baki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's round as it stands. */
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
                        "application/json": components["schemas"]["Jawab_DataTimbang"];
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
    "/api/v1/timbang-baki/keadaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trays of a warehouse and what was weighed today. */
        get: {
            parameters: {
                query?: {
                    kode_gudang?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_BakiTimbang"];
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
    "/api/v1/timbang-baki/post-activity-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Baris, langsung atau lewat socket dengan uid: Laporan Aktivitas Timbang Baki */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Tanggal */
                        tgl_system?: string;
                        /** @description terdaftar di socket: barisnya datang lewat socket */
                        uid?: string;
                        /** @description User */
                        user_id?: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/timbang-baki/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Empties the list of one's round. */
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
                        "application/json": components["schemas"]["Jawab_DataTimbang"];
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
    "/api/v1/timbang-baki/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a tray on the list of one's round. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MulaiTimbang"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_DataTimbang"];
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
    "/api/v1/timbang-baki/timbang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records what the scale says of a tray. */
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
                    "application/json": components["schemas"]["TimbangBaki"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_BakiTertimbang"];
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
                        "application/json": components["schemas"]["Jawab_Vec_TokoRingkas"];
                    };
                };
            };
        };
        put?: never;
        /** Opens a store; head office only. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TokoTambah"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_TokoRinci"];
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
    "/api/v1/tokos/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores with all their data: head office sees all, a branch its own. */
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
                        "application/json": components["schemas"]["Jawab_Vec_TokoRinci"];
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
    "/api/v1/tokos/{kode_toko}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a store in the master of stores. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kode_toko: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TokoUbah"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_TokoRinci"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/daily-transaction-get-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The twelve months of a year; without one, that of the business day. */
        get: {
            parameters: {
                query?: {
                    tahun?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_DasborTitik"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tukang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tambah: Tukang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Keahlian */
                        keahlian?: string;
                        /** @description Kode Tukang */
                        kode_tukang: string;
                        /** @description Nama Tukang */
                        nama_tukang: string;
                        /** @description No Handphone */
                        no_hp?: string;
                        /** @description Toleransi Susut (%) */
                        toleransi_susut?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Tukang */
        delete: {
            parameters: {
                query?: {
                    kode_tukang?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tukang/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Tukang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/tukang/get/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Tukang */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/tukang/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Tukang */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tukang/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Tukang */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Aktif */
                        aktif?: boolean;
                        /** @description Alamat */
                        alamat?: string;
                        /** @description Keahlian */
                        keahlian?: string;
                        /** @description Kode Tukang */
                        kode_tukang: string;
                        /** @description Nama Tukang */
                        nama_tukang: string;
                        /** @description No Handphone */
                        no_hp?: string;
                        /** @description Toleransi Susut (%) */
                        toleransi_susut?: number;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Tukang */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tukang/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Tukang */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/user-fingerprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The enrolled fingers of a user. Template bytes go to the user's own session and to the agents of a store
         *     where the user works, to nobody else.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string | null;
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
                        "application/json": components["schemas"]["Jawab_CetakanSidikJari"];
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
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users one may manage or look at: head office all, a branch those of its store, also those who are stopped. */
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
                        "application/json": components["schemas"]["Jawab_Vec_UserRinci"];
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
            };
        };
        put?: never;
        /** Makes a user with a one-time password and the menus of the level's template. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserTambah"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_SandiSekaliPakai"];
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
    "/api/v1/users/akses/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menu tree of a user. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
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
                        "application/json": components["schemas"]["Jawab_AksesUser"];
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
        /** Shows these menus to a user and no others, in running sessions too. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AksesSimpan"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_i64"];
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
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
    "/api/v1/users/edit/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a user; stopping one ends their sessions at once. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserUbah"];
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
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/fingerprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes an enrolled finger. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UbahSidikJari"];
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
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tolakan"];
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/fingerprint/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts the enrolment of a finger: one's own, or as OWN that of somebody of the store. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UbahSidikJari"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_KerjaSidikJari"];
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
                404: {
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
                        "application/json": components["schemas"]["Jawab_Vec_PenggunaRingkas"];
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
        /** Logs in; through a portal, at that store. */
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
    "/api/v1/users/reset-password/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a user a new one-time password and ends their sessions. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ResetPassword"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_SandiSekaliPakai"];
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
                404: {
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
    "/api/v1/validasi/susut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Weight losses of the store; those that wait unless another state is asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description PENDING when left out; ALL for every one */
                    status?: string;
                };
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
                        "application/json": components["schemas"]["Jawab_Vec_SusutBarang"];
                    };
                };
            };
        };
        put?: never;
        /** Accepts a loss (the books follow) or rejects it; SPV and OWN, and not the one who weighed. */
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
                    "application/json": components["schemas"]["PutusanSusut"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_SusutBarang"];
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
    "/api/v1/warna": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daftar: Warna */
        get: {
            parameters: {
                query?: {
                    cari?: string;
                    skip?: string;
                    limit?: string;
                    sort_by?: string;
                    urut?: string;
                    saring?: string;
                    rinci?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** Tambah: Warna */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Warna */
                        kode_warna: string;
                        /** @description Warna */
                        nama_warna: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        /** Hapus menurut kodenya: Warna */
        delete: {
            parameters: {
                query?: {
                    kode_warna?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warna/ekspor/{bentuk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ekspor csv atau xlsx: Warna */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bentuk: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/api/v1/warna/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impor CSV atau Excel: Warna */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warna/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ubah: Warna */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": {
                        /** @description Kode Warna */
                        kode_warna: string;
                        /** @description Warna */
                        nama_warna: string;
                    };
                };
            };
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        /** Hapus: Warna */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warna/{id}/riwayat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Semua versi: Warna */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Berhasil */
                200: {
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
    "/hidup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does the process live? Answers without asking the database, so that a slow or lost one does not get a
         *     working process restarted; whether it can serve is what `/healthz` says.
         */
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
                        "application/json": components["schemas"]["Hidup"];
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
        /** @description What it does to one user. */
        AksesBeda: {
            dicabut: string[];
            ditambah: string[];
            kode_toko: string;
            level: string;
            user_id: string;
            user_name: string;
            /** Format: int64 */
            versi: number;
        };
        AksesMassal: {
            akses: string[];
            mode: components["schemas"]["ModeAkses"];
            users: components["schemas"]["AksesMassalUser"][];
        };
        AksesMassalUser: {
            user_id: string;
            /**
             * Format: int64
             * @description as the difference showed it; needed to save
             */
            versi?: number | null;
        };
        AksesSimpan: {
            /** @description routes of the menus to show; all others are hidden */
            akses: string[];
            /** Format: int64 */
            versi: number;
        };
        /** @description What a level starts with. */
        AksesTemplate: {
            akses: string[];
            /** @description may the one who asks make people of this level? */
            boleh_beri: boolean;
            level: string;
            semua_menu: boolean;
            uraian: string;
        };
        AksesUser: {
            akses: components["schemas"]["Simpul"][];
            /** @description may the one who asks change it? */
            boleh_ubah: boolean;
            kode_toko: string;
            level: string;
            /** @description the level sees every menu, so there is nothing to give */
            semua_menu: boolean;
            /** @description menus the one who asks has not got and so cannot give */
            tidak_bisa_beri: string[];
            user_id: string;
            user_name: string;
            /** Format: int64 */
            versi: number;
        };
        /** @description A type of accessory. `harga_modal` is what one piece cost; only read when stock is added. */
        AksesorisBaris: {
            /**
             * Format: int64
             * @default 0
             */
            harga_modal: number;
            /** @default  */
            kode_dept: string;
            /** @default  */
            kode_group: string;
            /**
             * Format: int64
             * @default 0
             */
            qty: number;
        };
        AksesorisDokumen: {
            /** @default  */
            alasan: string;
            /** @default [] */
            detail_barang: components["schemas"]["AksesorisBaris"][];
            /**
             * @description TAMBAH or AMBIL
             * @default
             */
            jenis: string;
            /** @default  */
            keterangan: string;
            /**
             * @description the tray
             * @default
             */
            kode_toko: string;
        };
        /** @description A type of accessory with what a tray holds of it. */
        AksesorisStok: {
            /**
             * Format: int64
             * @description what it cost altogether
             */
            harga_modal: number;
            kode_dept: string;
            kode_group: string;
            nama_dept: string;
            /** Format: int64 */
            qty: number;
        };
        AlasanCurah: {
            kode: string;
            /** @description stock comes in; otherwise it goes */
            masuk: boolean;
            nama: string;
            /** @description must be explained in words */
            wajib_keterangan: boolean;
        };
        AmbilCetak: {
            pekerjaan: string;
        };
        /** @description The prices of a gram. */
        AngkaHarga: {
            /** Format: int64 */
            harga_beli: number;
            /** Format: int64 */
            harga_jual: number;
            /** Format: int64 */
            harga_rosok: number;
            /**
             * Format: double
             * @description rupiah for a dollar, two decimals
             */
            kurs_usd: number;
        };
        BakiTertimbang: {
            /** Format: double */
            berat: number;
            cocok: boolean;
            /** @description sets of pieces whose weight is the difference: missing when it is too light, left behind when too heavy */
            diduga: components["schemas"]["BarangDiduga"][][];
            diketik: boolean;
            /** @description in words: 'diduga hilang: …' */
            keterangan: string;
            kode_gudang: string;
            kode_toko: string;
            no_timbang: string;
            /** Format: int64 */
            qty: number;
            /** Format: double */
            seharusnya: number;
            /** Format: double */
            selisih: number;
            sesi: components["schemas"]["SesiTimbang"];
            stabil: boolean;
            /** Format: double */
            tara: number;
            /** Format: double */
            toleransi: number;
        };
        /** @description A tray and what it has to weigh now. */
        BakiTimbang: {
            /** Format: double */
            berat_bandrol: number;
            /** Format: double */
            berat_plastik: number;
            /** Format: double */
            berat_stock: number;
            kode_baki: string;
            kode_gudang: string;
            /** @description the tray, as the goods calls name it */
            kode_toko: string;
            nama_baki: string;
            pagi?: components["schemas"]["HasilTimbang"] | null;
            /** Format: int64 */
            qty: number;
            /**
             * Format: double
             * @description tray, pieces, tags and bags together
             */
            seharusnya: number;
            sore?: components["schemas"]["HasilTimbang"] | null;
            /** Format: double */
            tara: number;
            /** Format: double */
            toleransi: number;
        };
        BandingPusat: {
            kode_pusat: string;
            set: components["schemas"]["SetPusat"][];
            /** @description this store is head office: the source itself */
            sumber: boolean;
        };
        Barang: {
            /** Format: double */
            berat: number;
            /** Format: double */
            berat_asli: number;
            /** Format: double */
            berat_atribut: number;
            /** Format: double */
            berat_bandrol: number;
            /** Format: double */
            berat_plastik: number;
            /** Format: int64 */
            harga_atribut: number;
            /** Format: double */
            kadar: number;
            /** Format: double */
            kadar_cetak: number;
            /** Format: double */
            kadar_modal: number;
            kode_barcode: string;
            kode_dept: string;
            kode_group: string;
            /** @description empty when it is in no warehouse */
            kode_gudang: string;
            kode_intern: string;
            /** @description the tray, as the goods calls name it */
            kode_toko: string;
            nama_atribut: string;
            nama_barang: string;
            /** Format: int64 */
            profit: number;
            size: string;
            status: components["schemas"]["StatusBarang"];
            supplier_barang: string;
            tag_id: string;
            tgl_masuk: string;
            /** @description the store it is in, or was in last */
            toko: string;
            /** Format: int64 */
            total_pokok: number;
            /** Format: int64 */
            versi: number;
        };
        BarangBanyak: {
            detail_barang: components["schemas"]["BarangBaru"][];
        };
        /** @description A new piece. `kode_toko` is the tray. What the server can reckon itself is checked when it is sent, not taken. */
        BarangBaru: {
            /**
             * @description SUPPLIER_FAKTUR with `no_faktur_pajak`, otherwise SUPPLIER_TANPA_FAKTUR, MASYARAKAT, LEBUR, LELANG
             * @default
             */
            asal_perolehan: string;
            /**
             * Format: double
             * @default null
             */
            berat: number | null;
            /**
             * Format: double
             * @default 0
             */
            berat_asli: number;
            /**
             * Format: double
             * @default 0
             */
            berat_atribut: number;
            /**
             * Format: double
             * @description as the type's tag and bag when left out
             * @default null
             */
            berat_bandrol: number | null;
            /**
             * Format: double
             * @default null
             */
            berat_plastik: number | null;
            /**
             * Format: double
             * @default null
             */
            berat_stock: number | null;
            /**
             * Format: double
             * @description what the supplier wrote, for a receipt
             * @default null
             */
            berat_supplier: number | null;
            /**
             * Format: double
             * @description percent of the price given back when it is bought back, and when it is exchanged
             * @default 0
             */
            buyback: number;
            /**
             * @description stones; only where pieces are entered one by one
             * @default []
             */
            data_berlian: components["schemas"]["BatuBaru"][];
            /** @default  */
            finishing: string;
            /**
             * Format: int64
             * @default 0
             */
            harga_atribut: number;
            /**
             * Format: int64
             * @description a price of its own, whatever gold costs
             * @default 0
             */
            harga_bandrol: number;
            /**
             * Format: int64
             * @description what a gram of pure gold (or of the group) cost; today's price when left out
             * @default null
             */
            harga_modal_gram: number | null;
            /**
             * Format: int64
             * @description the whole cost, where the shop knows it better
             * @default 0
             */
            hpp_manual: number;
            /**
             * @description the line of the order it was made for
             * @default
             */
            id_barang_pesanan: string;
            /**
             * @description comes back beside the barcode, so that the photo finds its piece
             * @default
             */
            id_foto: string;
            /** @default false */
            is_from_sepuh: boolean;
            /** @default false */
            is_markis: boolean;
            /**
             * Format: double
             * @default null
             */
            kadar: number | null;
            /**
             * Format: double
             * @default null
             */
            kadar_cetak: number | null;
            /**
             * Format: double
             * @default null
             */
            kadar_modal: number | null;
            /** @default  */
            keterangan: string;
            /** @default  */
            kode_dept: string;
            /** @default  */
            kode_group: string;
            /** @default  */
            kode_gudang: string;
            /** @default  */
            kode_intern: string;
            /** @default  */
            kode_toko: string;
            /** @default  */
            nama_atribut: string;
            /** @default  */
            nama_barang: string;
            /** @default  */
            no_faktur_pajak: string;
            /** @default  */
            no_pesanan: string;
            /** @default  */
            no_po: string;
            /** @default  */
            no_seri: string;
            /**
             * Format: int64
             * @description setting the stones
             * @default 0
             */
            ongkos_berlian: number;
            /**
             * Format: int64
             * @default 0
             */
            ongkos_modal: number;
            /**
             * Format: int64
             * @default 0
             */
            profit: number;
            /** @default  */
            size: string;
            /** @default false */
            status_baru: boolean;
            /** @default  */
            supplier_barang: string;
            /** @default  */
            tag_id: string;
            /**
             * Format: int64
             * @description cost and profit together
             * @default null
             */
            total_harga: number | null;
            /**
             * Format: int64
             * @default null
             */
            total_pokok: number | null;
            /**
             * Format: double
             * @description of all stones
             * @default null
             */
            total_usd: number | null;
            /**
             * Format: double
             * @default 0
             */
            trade_in: number;
        };
        /** @description A piece as it lies on the tray, tag and bag included. */
        BarangDiduga: {
            /** Format: double */
            berat: number;
            kode_barcode: string;
            nama_barang: string;
        };
        /** @description A scanned piece. */
        BarangDipindai: {
            /** @default  */
            kode_barcode: string;
            /**
             * @description the tray it lay in when it was scanned: refused when somebody moved it since. Empty: wherever it lies
             * @default
             */
            kode_toko: string;
        };
        BarangDiterima: {
            /** Format: int64 */
            diterima: number;
            /** Format: int64 */
            kurang: number;
            /** Format: int64 */
            lebih: number;
            no_kirim: string;
            no_terima: string;
            status: string;
            /**
             * Format: int64
             * @description pieces whose weight waits in validasi-susut
             */
            susut: number;
        };
        /** @description A piece as the external shop gets and keeps it. */
        BarangExternal: {
            /** Format: double */
            berat: number;
            /** Format: int64 */
            harga_jual: number;
            id_ext: string;
            kode_barcode: string;
            nama_barang: string;
            /** @description why it failed */
            pesan: string;
            /** @description what it is in the shop */
            status: string;
            /** @description OK, FAIL (not available there), DONE (taken down); empty when it was never sent */
            status_external: string;
        };
        /** @description A piece in the parcel that the shipment does not name. */
        BarangLebih: {
            /** @default  */
            keterangan: string;
            /** @default  */
            kode_barcode: string;
        };
        /** @description A piece entered today. */
        BarangMasuk: components["schemas"]["Barang"] & {
            input_by: string;
            no_masuk: string;
            waktu: string;
        };
        BarangRinci: components["schemas"]["Barang"] & {
            asal_perolehan: string;
            batu: components["schemas"]["BatuBarang"][];
            /**
             * Format: int64
             * @description labels printed so far
             */
            cetakan: number;
            diubah: string;
            finishing: string;
            /** @description names the photo to caches; empty when there is none in this store */
            foto: string;
            /** Format: int64 */
            harga_bandrol: number;
            /** Format: int64 */
            harga_modal_gram: number;
            /** Format: int64 */
            hpp_manual: number;
            input_by: string;
            is_markis: boolean;
            keterangan: string;
            nama_baki: string;
            nama_dept: string;
            nama_group: string;
            nama_gudang: string;
            nama_supplier: string;
            no_faktur_pajak: string;
            no_masuk: string;
            no_pesanan: string;
            no_po: string;
            no_seri: string;
            /** Format: int64 */
            ongkos_modal: number;
        };
        /** @description A piece that arrived, and what the scale said when it was weighed. */
        BarangTerima: {
            /**
             * Format: double
             * @default null
             */
            berat: number | null;
            /** @default  */
            kode_barcode: string;
        };
        BarangTerkirim: {
            /** Format: double */
            berat: number;
            no_kirim: string;
            /** Format: int64 */
            qty: number;
            tujuan: string;
        };
        /** @description A piece that got its number. */
        BarangTersimpan: {
            id_foto: string;
            kode_barcode: string;
            kode_intern: string;
            nama_barang: string;
            /** @description the document that brought it in */
            no_dok: string;
        };
        /** @description A line as it was then. `kode_toko` are trays; a place outside begins with `@`. */
        BarisCurah: {
            baki_dari: string;
            baki_ke: string;
            /** Format: double */
            berat: number;
            gudang_dari: string;
            gudang_ke: string;
            kode_dept: string;
            kode_group: string;
            nama_dept: string;
            /** Format: int64 */
            nilai: number;
            /** Format: int64 */
            qty: number;
            /** Format: double */
            sisa_berat: number;
            /**
             * Format: int64
             * @description what the tray held afterwards
             */
            sisa_qty: number;
        };
        /** @description A line of the preview. */
        BarisImporBarang: {
            /** @description line of the file, the header being 1 */
            baris: number;
            isi: {
                [key: string]: string;
            };
            salah: string[];
        };
        /** @description One piece (or unknown code) of a count. */
        BarisOpname: {
            baki_buku: string;
            baki_scan: string;
            /** Format: double */
            berat: number;
            gudang_buku: string;
            gudang_scan: string;
            /** Format: double */
            kadar_cetak: number;
            kelas: components["schemas"]["KelasOpname"];
            keterangan: string;
            /** @description the barcode, or the code as it was read where nobody knows it */
            kode: string;
            kode_barcode: string;
            kode_dept: string;
            kode_group: string;
            nama_barang: string;
            /** Format: int64 */
            nilai: number;
            oleh_scan?: string | null;
            waktu_scan?: string | null;
        };
        BarisPusat: {
            beda: components["schemas"]["BedaPusat"][];
            /** @description BARU, BERUBAH, HILANG */
            keadaan: string;
            kunci: string;
        };
        /** @description A line of a formula. */
        BarisRumus: {
            keterangan: string;
            /** Format: int64 */
            nilai: number;
        };
        /** @description Why a document is taken back. */
        BatalDokBarang: {
            /** @default  */
            keterangan: string;
        };
        BatalKirim: {
            /** @default  */
            alasan: string;
            /** @default  */
            no_kirim: string;
            /**
             * @description the approval, where the sender is no supervisor
             * @default
             */
            otorisasi: string;
        };
        /** @description A stone, or a lot of the same. */
        BatuBarang: {
            /** Format: int64 */
            butir: number;
            /**
             * Format: int64
             * @description thousandths of a carat
             */
            carat: number;
            clarity: string;
            color: string;
            /** Format: int64 */
            harga: number;
            jenis_batu: string;
            sertifikat: string;
            shape: string;
        };
        /** @description A stone of a new piece, or a lot of the same ones. */
        BatuBaru: {
            /**
             * Format: int64
             * @default 0
             */
            butir: number;
            /**
             * Format: double
             * @description of all of them together
             * @default 0
             */
            carat: number;
            /** @default  */
            clarity: string;
            /** @default  */
            color: string;
            /**
             * Format: int64
             * @description in rupiah, for stones that are not priced in dollars
             * @default 0
             */
            harga: number;
            /** @default  */
            jenis_batu: string;
            /** @default  */
            sertifikat: string;
            /** @default  */
            shape: string;
            /**
             * Format: double
             * @description dollars a carat; the rupiah follow from today's rate
             * @default 0
             */
            usd_carat: number;
        };
        /** @description A column that would change. */
        BedaPusat: {
            di_pusat: string;
            di_sini: string;
            kolom: string;
            label: string;
        };
        Buka: {
            password: string;
            user_id: string;
        };
        /** @description An evidence of acquisition with the rate it gives a sale of gold jewellery. */
        BuktiPerolehan: {
            berfaktur: boolean;
            kode: string;
            nama: string;
            /** Format: double */
            tarif_ppn: number;
        };
        /** @description A piece with what its label says more than its card. */
        CalonLabel: components["schemas"]["Barang"] & {
            /**
             * Format: int64
             * @description labels printed so far
             */
            cetakan: number;
            /**
             * Format: int64
             * @description a tagged price, or cost and profit; nothing when the price follows the day
             */
            harga?: number | null;
            nama_dept: string;
        };
        /**
         * @description How a printer is reached: by the server over the network, by the agent beside the till, or as a download.
         * @enum {string}
         */
        CaraCetak: "JARINGAN" | "AGEN" | "UNDUH";
        /**
         * @description How the approver showed who they are.
         * @enum {string}
         */
        CaraOtorisasi: "PASSWORD" | "FINGERPRINT" | "KOTAK";
        /** @description A label that was printed. */
        CetakBarcode: {
            /** Format: int64 */
            baris: number;
            id: string;
            kode_barcode: string;
            nama_barang: string;
            oleh: string;
            printer: string;
            tgl_system: string;
            waktu: string;
        };
        CetakCurah: {
            printer: string;
        };
        CetakDokBarang: {
            printer: string;
        };
        CetakLabel: {
            kode_barcodes: string[];
            /** @description a printer of the store; without one the print is only written down */
            printer?: string | null;
            /**
             * Format: int64
             * @description labels a piece, 1 to 5
             */
            salinan?: number | null;
            /** @description LABEL BARCODE or LABEL QRCODE */
            type?: string;
        };
        /** @description The fingerprint record of the specification. */
        CetakanSidikJari: {
            fingerprints: components["schemas"]["JariTerdaftar"][];
            user_id: string;
        };
        /** @description Money of a category or a drawer during the day. */
        DasborArus: {
            /** Format: int64 */
            keluar: number;
            /** Format: int64 */
            masuk: number;
            /** @description category, or the cashier whose drawer it is */
            nama: string;
        };
        DasborBaris: {
            /**
             * Format: int64
             * @description rows of the books behind it
             */
            banyak: number;
            /** Format: int64 */
            jumlah_rp: number;
            /** @description category of a cost, account of money that waits */
            nama: string;
        };
        /** @description The drawers of a store on its business day. */
        DasborKas: {
            kasir: components["schemas"]["DasborArus"][];
            kategori: components["schemas"]["DasborArus"][];
            /** Format: int64 */
            keluar: number;
            /** Format: int64 */
            masuk: number;
            /** Format: int64 */
            saldo_akhir: number;
            /** Format: int64 */
            saldo_awal: number;
            tgl_system: string;
        };
        /** @description One step of a chart about one field. */
        DasborNilai: {
            /** Format: int64 */
            jumlah_rp: number;
            /** @description `08` for an hour, `2026-11-15` for a day */
            label: string;
        };
        /** @description What was paid out of drawers and accounts as a cost, and what waits, each line with its sum. */
        DasborRincian: {
            rincian: components["schemas"]["DasborBaris"][];
            tgl_system: string;
            /** Format: int64 */
            total: number;
        };
        /** @description The totals on top of the dashboard. */
        DasborRingkas: {
            /** Format: double */
            stok_berat: number;
            /**
             * Format: int64
             * @description pieces of the shop's own in its trays
             */
            stok_qty: number;
            tgl_system: string;
            /** Format: int64 */
            total_hutang: number;
            /** Format: int64 */
            total_pembelian: number;
            /** Format: int64 */
            total_penjualan: number;
            /** Format: int64 */
            total_service: number;
        };
        /** @description One step of a chart over all fields of trade. */
        DasborTitik: {
            /** Format: int64 */
            hutang: number;
            /** @description `2026-11-15`, or `2026-11` by the month */
            label: string;
            /** Format: int64 */
            pembelian: number;
            /** Format: int64 */
            penjualan: number;
            /** Format: int64 */
            service: number;
        };
        /** @description The round: the tray it is at, and all trays on its list. */
        DataTimbang: {
            data_timbang: components["schemas"]["BakiTimbang"][];
            kode_baki: string;
            kode_gudang: string;
            kode_toko: string;
        };
        DefKolom: {
            bantuan: string;
            bawaan: string;
            di_tabel: boolean;
            jenis: string;
            label: string;
            maks: number;
            nama: string;
            pilihan?: string[] | null;
            rujuk?: string | null;
            /** @description the column that says whether a value is a percentage or rupiah */
            satuan?: string | null;
            /** @description shown, never typed */
            sistem: boolean;
            wajib?: string | null;
        };
        Definisi: {
            bersejarah: boolean;
            daftar: string;
            kolom: components["schemas"]["DefKolom"][];
            /** @description the columns that name a row */
            kunci: string[];
            /** @description the column that says in words what the key stands for */
            nama?: string | null;
            path: string;
            rantai: boolean;
            /** @description the two ends of a range, where the rows are ranges */
            rentang?: string[] | null;
            /** @description the screen, whose menu right writes it */
            rute: string;
            sebut: string;
            slug: string;
        };
        DefinisiLaporan: {
            /** @description SOCKET (live batches) or LANGSUNG (a plain answer) */
            cara: string;
            judul: string;
            /** @description group columns, outermost first */
            kelompok: string[];
            /** @description LANSKAP or POTRET */
            kertas: string;
            kolom: components["schemas"]["KolomLaporan"][];
            /** @description where it stands in the menu */
            menu: string;
            /** @description the specification's calls */
            panggilan: string[];
            /** @description the name of the socket messages */
            peristiwa: string;
            /** @description head office may choose stores */
            pusat: boolean;
            rinci?: components["schemas"]["RinciLaporan"] | null;
            rute: string;
            saringan: components["schemas"]["SaringanLaporan"][];
            slug: string;
            teks: components["schemas"]["TeksLaporan"];
            tombol: string;
        };
        DetailAkun: {
            _id: string;
            /** @description DEBIT or KREDIT */
            jenis_akun: string;
            keterangan: string;
            kode_akun: string;
            /** @description empty while none was chosen */
            nomor_akun: string;
        };
        DilewatiOpname: {
            alasan: string;
            kode: string;
        };
        /** @description A row that is gone at head office and could not go here. */
        DipertahankanPusat: {
            alasan: string;
            id: string;
            kunci: string;
        };
        Diproses: {
            barang: number;
            member: number;
        };
        DokBarang: {
            /** Format: double */
            berat: number;
            /** @description the document that took it back; empty when none did */
            dibatalkan: string;
            /** @description TAMBAH, PINDAH, HANCUR, RETUR …; BATAL reverses the document in `rujukan` */
            jenis: string;
            keterangan: string;
            lawan: string;
            no_dok: string;
            oleh: string;
            /** Format: int64 */
            qty: number;
            rujukan: string;
            tgl_system: string;
            waktu: string;
        };
        DokBarangBaris: {
            baki_dari: string;
            baki_ke: string;
            /** Format: double */
            berat: number;
            /** Format: double */
            berat_stock: number;
            gudang_dari: string;
            gudang_ke: string;
            /** Format: double */
            kadar_cetak: number;
            kode_barcode: string;
            kode_dept: string;
            kode_group: string;
            kode_intern: string;
            kondisi: string;
            nama_barang: string;
        };
        DokBarangRinci: components["schemas"]["DokBarang"] & {
            detail_barang: components["schemas"]["DokBarangBaris"][];
        };
        /** @description What a document that moved pieces answers. */
        DokBarangTercatat: {
            /** Format: double */
            berat: number;
            no_dok: string;
            /** Format: int64 */
            qty: number;
            tgl_system: string;
        };
        DokumenCurah: {
            alasan: string;
            baris: components["schemas"]["BarisCurah"][];
            /** Format: double */
            berat: number;
            /** @description TAMBAH, AMBIL, PINDAH, HANCUR */
            jenis: string;
            keterangan: string;
            /** Format: int64 */
            nilai: number;
            no_dok: string;
            oleh: string;
            /** Format: int64 */
            qty: number;
            tgl_system: string;
            waktu: string;
        };
        /** @enum {string} */
        FormatBerkas: "pdf" | "xlsx" | "csv";
        GambarTersimpan: {
            id: string;
            /** Format: int64 */
            lebar: number;
            /** @description of the bytes; names the picture to caches */
            sidik: string;
            /** Format: int64 */
            tinggi: number;
            /**
             * Format: int64
             * @description bytes
             */
            ukuran: number;
        };
        GantiPassword: {
            password_baru: string;
            password_lama: string;
        };
        /** @description A group over the chosen stores. Money in rupiah, weights in grams. */
        GroupPratinjauHarga: {
            baru?: components["schemas"]["AngkaHarga"] | null;
            /** Format: double */
            berat: number;
            /** Format: int64 */
            kadar: number;
            /** @description empty for stock whose purity fits no group: valued as fine gold */
            kode_group: string;
            lama?: components["schemas"]["AngkaHarga"] | null;
            /** Format: int64 */
            margin_baru: number;
            /**
             * Format: int64
             * @description selling less buying, for a gram
             */
            margin_lama: number;
            nama: string;
            /** Format: int64 */
            nilai_baru: number;
            /** Format: int64 */
            nilai_lama: number;
            /** Format: int64 */
            qty: number;
        };
        HancurBarang: {
            /** @default [] */
            detail_barang: components["schemas"]["BarangDipindai"][];
            /** @default  */
            gudang_tujuan: string;
            /** @default  */
            keterangan: string;
            /**
             * @description of Master Kondisi Barang
             * @default
             */
            kondisi: string;
        };
        HancurPerBaki: {
            /** @default  */
            gudang_tujuan: string;
            /**
             * @description the tray
             * @default
             */
            kode_toko: string;
            /** @default  */
            kondisi: string;
            /**
             * @description registered on the socket, for the progress
             * @default null
             */
            uid: string | null;
        };
        /** @description What the destruction of a tray answers. */
        HancurPerBakiSelesai: components["schemas"]["DokBarangTercatat"] & {
            /** @description 'berhasil' */
            status: string;
        };
        HapusPindai: {
            kode: string;
        };
        /** @description A price that can be set. */
        HargaHariBaris: {
            /** @description the day the price is carried forward from; none when the day has a row of its own */
            dari_tanggal?: string | null;
            /** @description empty for pure gold */
            kode_group: string;
            konfirmasi: boolean;
            lama?: components["schemas"]["AngkaHarga"] | null;
            nama: string;
            usul?: components["schemas"]["AngkaHarga"] | null;
        };
        /** @description What a gram of a group costs by these prices. */
        HargaHariGroup: {
            harga?: components["schemas"]["AngkaHarga"] | null;
            /**
             * Format: int64
             * @description hundredths of a percent
             */
            kadar: number;
            /** Format: int64 */
            kadar_cetak: number;
            kode_group: string;
            nama: string;
        };
        HargaHariIni: {
            baris: components["schemas"]["HargaHariBaris"][];
            /**
             * Format: int64
             * @description percent over which a change must be meant
             */
            batas_lonjakan: number;
            /** @description may the person who asks confirm? */
            boleh: boolean;
            /** @description may they publish for other stores? */
            boleh_pusat: boolean;
            dikonfirmasi_oleh: string;
            dikonfirmasi_pada: string;
            group: components["schemas"]["HargaHariGroup"][];
            kode_toko: string;
            nama_toko: string;
            /** @description sent back with a publication */
            penanda: string;
            sistem: components["schemas"]["Sistem"];
            tanggal: string;
            terkonfirmasi: boolean;
        };
        /** @description Do the prices of the day stand? What every screen of a store may ask. */
        HargaStatus: {
            /** @description may the person who asks confirm them? */
            boleh: boolean;
            tanggal: string;
            terkonfirmasi: boolean;
        };
        /** @description What a scan was. */
        HasilPindai: {
            /** Format: double */
            berat: number;
            /** @description it was found before in this count */
            ganda: boolean;
            kelas: components["schemas"]["KelasOpname"];
            keterangan: string;
            /** @description the barcode, or the code as it was read where nobody knows it */
            kode: string;
            nama_barang: string;
        };
        HasilPindaiBanyak: {
            baru: number;
            dibaca: number;
            ganda: number;
            /** @description new ones by class */
            kelas: {
                [key: string]: number;
            };
        };
        /** @description What pulling a set did. */
        HasilTarik: {
            dihapus: number;
            dipertahankan: components["schemas"]["DipertahankanPusat"][];
            ditambah: number;
            diubah: number;
            /** @description why nothing of this set was written; empty when it was */
            gagal: string;
            sebut: string;
            slug: string;
        };
        /** @description The last weighing of a tray in a session of the day. */
        HasilTimbang: {
            /** Format: double */
            berat: number;
            cocok: boolean;
            /** @description typed, not read from a scale */
            diketik: boolean;
            no_timbang: string;
            oleh: string;
            /** Format: double */
            selisih: number;
            waktu: string;
        };
        Hidup: {
            status: string;
        };
        ImporBarang: {
            /** @description the text of the file */
            csv?: string;
            /** @description only look */
            pratinjau?: boolean;
            /** @description or an Excel file, in base64; its first sheet counts */
            xlsx?: string;
        };
        /** @description The preview, or what came in. */
        ImporBarangHasil: components["schemas"]["PratinjauImporBarang"] | components["schemas"]["ImporBarangJadi"];
        ImporBarangJadi: {
            jumlah: number;
            no_dok: string;
        };
        /** @description What a tray holds. */
        IsiBaki: {
            /** Format: double */
            berat: number;
            /** Format: int64 */
            qty: number;
        };
        /** @description A job with its bytes. */
        IsiCetak: {
            /** @description base64 */
            isi: string;
            jenis: components["schemas"]["JenisPrinter"];
            judul: string;
            pekerjaan: string;
            /** @description random, to be signed with the result */
            tantangan: string;
        };
        IsiDetail: {
            jenis_akun: string;
            kode_akun: string;
            nomor_akun: string;
        };
        JariTerdaftar: {
            /** @description base64; only for the user's own session and for an agent of a store where they may approve */
            bytes?: string | null;
            /** Format: int64 */
            jari: number;
        };
        /** @description A good answer. */
        Jawab_AksesUser: {
            /** Format: int64 */
            count?: number | null;
            data: {
                akses: components["schemas"]["Simpul"][];
                /** @description may the one who asks change it? */
                boleh_ubah: boolean;
                kode_toko: string;
                level: string;
                /** @description the level sees every menu, so there is nothing to give */
                semua_menu: boolean;
                /** @description menus the one who asks has not got and so cannot give */
                tidak_bisa_beri: string[];
                user_id: string;
                user_name: string;
                /** Format: int64 */
                versi: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_BTreeMap_String_String: {
            /** Format: int64 */
            count?: number | null;
            data: {
                [key: string]: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_BakiTertimbang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                cocok: boolean;
                /** @description sets of pieces whose weight is the difference: missing when it is too light, left behind when too heavy */
                diduga: components["schemas"]["BarangDiduga"][][];
                diketik: boolean;
                /** @description in words: 'diduga hilang: …' */
                keterangan: string;
                kode_gudang: string;
                kode_toko: string;
                no_timbang: string;
                /** Format: int64 */
                qty: number;
                /** Format: double */
                seharusnya: number;
                /** Format: double */
                selisih: number;
                sesi: components["schemas"]["SesiTimbang"];
                stabil: boolean;
                /** Format: double */
                tara: number;
                /** Format: double */
                toleransi: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_BandingPusat: {
            /** Format: int64 */
            count?: number | null;
            data: {
                kode_pusat: string;
                set: components["schemas"]["SetPusat"][];
                /** @description this store is head office: the source itself */
                sumber: boolean;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Barang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                /** Format: double */
                berat_asli: number;
                /** Format: double */
                berat_atribut: number;
                /** Format: double */
                berat_bandrol: number;
                /** Format: double */
                berat_plastik: number;
                /** Format: int64 */
                harga_atribut: number;
                /** Format: double */
                kadar: number;
                /** Format: double */
                kadar_cetak: number;
                /** Format: double */
                kadar_modal: number;
                kode_barcode: string;
                kode_dept: string;
                kode_group: string;
                /** @description empty when it is in no warehouse */
                kode_gudang: string;
                kode_intern: string;
                /** @description the tray, as the goods calls name it */
                kode_toko: string;
                nama_atribut: string;
                nama_barang: string;
                /** Format: int64 */
                profit: number;
                size: string;
                status: components["schemas"]["StatusBarang"];
                supplier_barang: string;
                tag_id: string;
                tgl_masuk: string;
                /** @description the store it is in, or was in last */
                toko: string;
                /** Format: int64 */
                total_pokok: number;
                /** Format: int64 */
                versi: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_BarangDiterima: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                diterima: number;
                /** Format: int64 */
                kurang: number;
                /** Format: int64 */
                lebih: number;
                no_kirim: string;
                no_terima: string;
                status: string;
                /**
                 * Format: int64
                 * @description pieces whose weight waits in validasi-susut
                 */
                susut: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_BarangRinci: {
            /** Format: int64 */
            count?: number | null;
            data: components["schemas"]["Barang"] & {
                asal_perolehan: string;
                batu: components["schemas"]["BatuBarang"][];
                /**
                 * Format: int64
                 * @description labels printed so far
                 */
                cetakan: number;
                diubah: string;
                finishing: string;
                /** @description names the photo to caches; empty when there is none in this store */
                foto: string;
                /** Format: int64 */
                harga_bandrol: number;
                /** Format: int64 */
                harga_modal_gram: number;
                /** Format: int64 */
                hpp_manual: number;
                input_by: string;
                is_markis: boolean;
                keterangan: string;
                nama_baki: string;
                nama_dept: string;
                nama_group: string;
                nama_gudang: string;
                nama_supplier: string;
                no_faktur_pajak: string;
                no_masuk: string;
                no_pesanan: string;
                no_po: string;
                no_seri: string;
                /** Format: int64 */
                ongkos_modal: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_BarangTerkirim: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                no_kirim: string;
                /** Format: int64 */
                qty: number;
                tujuan: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_BarangTersimpan: {
            /** Format: int64 */
            count?: number | null;
            /** @description A piece that got its number. */
            data: {
                id_foto: string;
                kode_barcode: string;
                kode_intern: string;
                nama_barang: string;
                /** @description the document that brought it in */
                no_dok: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_CetakanSidikJari: {
            /** Format: int64 */
            count?: number | null;
            /** @description The fingerprint record of the specification. */
            data: {
                fingerprints: components["schemas"]["JariTerdaftar"][];
                user_id: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_DasborKas: {
            /** Format: int64 */
            count?: number | null;
            /** @description The drawers of a store on its business day. */
            data: {
                kasir: components["schemas"]["DasborArus"][];
                kategori: components["schemas"]["DasborArus"][];
                /** Format: int64 */
                keluar: number;
                /** Format: int64 */
                masuk: number;
                /** Format: int64 */
                saldo_akhir: number;
                /** Format: int64 */
                saldo_awal: number;
                tgl_system: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_DasborRincian: {
            /** Format: int64 */
            count?: number | null;
            /** @description What was paid out of drawers and accounts as a cost, and what waits, each line with its sum. */
            data: {
                rincian: components["schemas"]["DasborBaris"][];
                tgl_system: string;
                /** Format: int64 */
                total: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_DasborRingkas: {
            /** Format: int64 */
            count?: number | null;
            /** @description The totals on top of the dashboard. */
            data: {
                /** Format: double */
                stok_berat: number;
                /**
                 * Format: int64
                 * @description pieces of the shop's own in its trays
                 */
                stok_qty: number;
                tgl_system: string;
                /** Format: int64 */
                total_hutang: number;
                /** Format: int64 */
                total_pembelian: number;
                /** Format: int64 */
                total_penjualan: number;
                /** Format: int64 */
                total_service: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_DataTimbang: {
            /** Format: int64 */
            count?: number | null;
            /** @description The round: the tray it is at, and all trays on its list. */
            data: {
                data_timbang: components["schemas"]["BakiTimbang"][];
                kode_baki: string;
                kode_gudang: string;
                kode_toko: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Diproses: {
            /** Format: int64 */
            count?: number | null;
            data: {
                barang: number;
                member: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_DokBarangRinci: {
            /** Format: int64 */
            count?: number | null;
            data: components["schemas"]["DokBarang"] & {
                detail_barang: components["schemas"]["DokBarangBaris"][];
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_DokBarangTercatat: {
            /** Format: int64 */
            count?: number | null;
            /** @description What a document that moved pieces answers. */
            data: {
                /** Format: double */
                berat: number;
                no_dok: string;
                /** Format: int64 */
                qty: number;
                tgl_system: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_DokumenCurah: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alasan: string;
                baris: components["schemas"]["BarisCurah"][];
                /** Format: double */
                berat: number;
                /** @description TAMBAH, AMBIL, PINDAH, HANCUR */
                jenis: string;
                keterangan: string;
                /** Format: int64 */
                nilai: number;
                no_dok: string;
                oleh: string;
                /** Format: int64 */
                qty: number;
                tgl_system: string;
                waktu: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_GambarTersimpan: {
            /** Format: int64 */
            count?: number | null;
            data: {
                id: string;
                /** Format: int64 */
                lebar: number;
                /** @description of the bytes; names the picture to caches */
                sidik: string;
                /** Format: int64 */
                tinggi: number;
                /**
                 * Format: int64
                 * @description bytes
                 */
                ukuran: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_HancurPerBakiSelesai: {
            /** Format: int64 */
            count?: number | null;
            /** @description What the destruction of a tray answers. */
            data: components["schemas"]["DokBarangTercatat"] & {
                /** @description 'berhasil' */
                status: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_HargaHariIni: {
            /** Format: int64 */
            count?: number | null;
            data: {
                baris: components["schemas"]["HargaHariBaris"][];
                /**
                 * Format: int64
                 * @description percent over which a change must be meant
                 */
                batas_lonjakan: number;
                /** @description may the person who asks confirm? */
                boleh: boolean;
                /** @description may they publish for other stores? */
                boleh_pusat: boolean;
                dikonfirmasi_oleh: string;
                dikonfirmasi_pada: string;
                group: components["schemas"]["HargaHariGroup"][];
                kode_toko: string;
                nama_toko: string;
                /** @description sent back with a publication */
                penanda: string;
                sistem: components["schemas"]["Sistem"];
                tanggal: string;
                terkonfirmasi: boolean;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_HargaStatus: {
            /** Format: int64 */
            count?: number | null;
            /** @description Do the prices of the day stand? What every screen of a store may ask. */
            data: {
                /** @description may the person who asks confirm them? */
                boleh: boolean;
                tanggal: string;
                terkonfirmasi: boolean;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_HasilPindai: {
            /** Format: int64 */
            count?: number | null;
            /** @description What a scan was. */
            data: {
                /** Format: double */
                berat: number;
                /** @description it was found before in this count */
                ganda: boolean;
                kelas: components["schemas"]["KelasOpname"];
                keterangan: string;
                /** @description the barcode, or the code as it was read where nobody knows it */
                kode: string;
                nama_barang: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_HasilPindaiBanyak: {
            /** Format: int64 */
            count?: number | null;
            data: {
                baru: number;
                dibaca: number;
                ganda: number;
                /** @description new ones by class */
                kelas: {
                    [key: string]: number;
                };
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_ImporBarangHasil: {
            /** Format: int64 */
            count?: number | null;
            /** @description The preview, or what came in. */
            data: components["schemas"]["PratinjauImporBarang"] | components["schemas"]["ImporBarangJadi"];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_IsiBaki: {
            /** Format: int64 */
            count?: number | null;
            /** @description What a tray holds. */
            data: {
                /** Format: double */
                berat: number;
                /** Format: int64 */
                qty: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_IsiCetak: {
            /** Format: int64 */
            count?: number | null;
            /** @description A job with its bytes. */
            data: {
                /** @description base64 */
                isi: string;
                jenis: components["schemas"]["JenisPrinter"];
                judul: string;
                pekerjaan: string;
                /** @description random, to be signed with the result */
                tantangan: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_KerjaCetak: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                besar: number;
                cara: components["schemas"]["CaraCetak"];
                dibuat: string;
                id: string;
                jenis: components["schemas"]["JenisPrinter"];
                judul: string;
                /** Format: int64 */
                percobaan: number;
                /** @description what went wrong, empty when nothing did */
                pesan: string;
                printer: string;
                selesai?: string | null;
                status: components["schemas"]["KeadaanCetak"];
                user_id: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_KerjaSidikJari: {
            /** Format: int64 */
            count?: number | null;
            /** @description One thing an agent is to do. */
            data: {
                /** @description the category the scan is for */
                auth_for: string;
                berlaku_sampai: string;
                /** @description the id that `authorization/fingerprint` takes as `fp` */
                id: string;
                /** Format: int64 */
                jari?: number | null;
                jenis: components["schemas"]["JenisSidikJari"];
                status: components["schemas"]["KeadaanSidikJari"];
                user_id: string;
            };
            message?: string | null;
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
        Jawab_KoreksiTersimpan: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** @description went on since the count, or needs a document of another kind */
                dilewati: components["schemas"]["DilewatiOpname"][];
                hilang: number;
                kembali: number;
                no_dok: string;
                pindah: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_KurangTuntas: {
            /** Format: int64 */
            count?: number | null;
            data: {
                no_dok: string;
                no_kirim: string;
                status: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_LabelTercetak: {
            /** Format: int64 */
            count?: number | null;
            data: {
                jumlah: number;
                kerja?: components["schemas"]["KerjaCetak"] | null;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_LetakDefinisi: {
            /** Format: int64 */
            count?: number | null;
            /** @description What the designer of a family needs to know. */
            data: {
                font: string[];
                /**
                 * Format: int32
                 * @description millimetres of the widest paper a receipt printer carries
                 */
                lebar_struk: number;
                tipe: components["schemas"]["LetakTipe"][];
                /** @description offered first */
                ukuran: number[];
                /** Format: int32 */
                ukuran_maks: number;
                /** Format: int32 */
                ukuran_min: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Opname: {
            /** Format: int64 */
            count?: number | null;
            /** @description A count, as its head has it. */
            data: {
                /** Format: double */
                berat_awal: number;
                jenis: components["schemas"]["JenisOpname"];
                /** @description empty: every warehouse that is counted */
                kode_gudang: string;
                /** @description the tray; empty: every tray */
                kode_toko: string;
                /** @description the document that corrected the books */
                koreksi?: string | null;
                koreksi_oleh?: string | null;
                koreksi_setuju?: string | null;
                mulai: string;
                mulai_oleh: string;
                no_opname: string;
                /** Format: int64 */
                qty_awal: number;
                /**
                 * Format: int64
                 * @description left during the count
                 */
                qty_keluar: number;
                /**
                 * Format: int64
                 * @description came during the count
                 */
                qty_masuk: number;
                /** @description the receiving document */
                rujukan: string;
                selesai?: string | null;
                selesai_oleh?: string | null;
                status: components["schemas"]["StatusOpname"];
                tgl_system: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Otorisasi: {
            /** Format: int64 */
            count?: number | null;
            /** @description One approval, in whatever state it is. */
            data: {
                alasan?: string | null;
                berlaku_sampai: string;
                cara?: components["schemas"]["CaraOtorisasi"] | null;
                description: string;
                dibuat: string;
                dipakai?: string | null;
                dipakai_dok?: string | null;
                diputus?: string | null;
                /** @description the one document it is for, when the request named one */
                dokumen?: string | null;
                id: string;
                kategori: string;
                keterangan: string;
                /** Format: int64 */
                nominal?: number | null;
                peminta: string;
                penyetuju?: string | null;
                sebelum?: string | null;
                sesudah?: string | null;
                status: components["schemas"]["KeadaanOtorisasi"];
                tgl_system: string;
                toko: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_PapanDibuat: {
            /** Format: int64 */
            count?: number | null;
            /** @description A board with its key, told once. */
            data: {
                id: string;
                kunci: string;
                nama: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_PapanHarga: {
            /** Format: int64 */
            count?: number | null;
            data: {
                baris: components["schemas"]["PapanBaris"][];
                /** @description when a price last changed; empty when none ever did */
                diubah: string;
                nama_toko: string;
                tanggal: string;
                /** @description do the prices of the day stand? Otherwise these are the last ones */
                terkonfirmasi: boolean;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_ParaAkun: {
            /** Format: int64 */
            count?: number | null;
            /** @description A journal with the accounts of the store. */
            data: {
                detail_akun: components["schemas"]["DetailAkun"][];
                nama: string;
                trx: string;
                type: string;
                /**
                 * Format: int64
                 * @description 0 while nothing was ever chosen
                 */
                versi: number;
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
        Jawab_PratinjauBarang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alasan: string;
                asal_perolehan: string;
                aturan_berat: string;
                /**
                 * Format: double
                 * @description the selling weight, and the rule that rounded it
                 */
                berat: number;
                /** Format: int64 */
                harga_jual: number;
                /** Format: int64 */
                harga_modal_gram: number;
                /** @description what it sells for today; empty with the reason in `alasan` */
                jual: components["schemas"]["BarisRumus"][];
                /** Format: double */
                kadar: number;
                /** Format: double */
                kadar_cetak: number;
                /** Format: double */
                kadar_modal: number;
                /** @description what it costs; the lines add up to `total_pokok` */
                pokok: components["schemas"]["BarisRumus"][];
                /**
                 * Format: double
                 * @description percent of the sale, by evidence of acquisition
                 */
                tarif_ppn: number;
                /** Format: int64 */
                total_pokok: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_PratinjauHarga: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                group: components["schemas"]["GroupPratinjauHarga"][];
                /** Format: int64 */
                nilai_baru: number;
                /** Format: int64 */
                nilai_lama: number;
                peringatan: components["schemas"]["PeringatanHarga"][];
                toko: components["schemas"]["TokoPratinjauHarga"][];
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Printer: {
            /** Format: int64 */
            count?: number | null;
            data: {
                aktif: boolean;
                /** @description host:port, the name of an agent, or nothing for a download */
                alamat: string;
                cara: components["schemas"]["CaraCetak"];
                jenis: components["schemas"]["JenisPrinter"];
                /**
                 * Format: int64
                 * @description characters a line of an ESCPOS printer, 0 for the others
                 */
                lebar: number;
                nama: string;
                /** Format: int64 */
                versi: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_ProfitTersimpan: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                jumlah: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_RincianPusat: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** @description the first rows of each kind */
                baris: components["schemas"]["BarisPusat"][];
                set: components["schemas"]["SetPusat"];
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_RingkasOpname: {
            /** Format: int64 */
            count?: number | null;
            /** @description The figures of a count. */
            data: {
                baki: components["schemas"]["KemajuanBaki"][];
                /** Format: int64 */
                ditemukan: number;
                /**
                 * Format: int64
                 * @description what has to be there now, and how much of it was found
                 */
                harus: number;
                kelas: components["schemas"]["JumlahKelas"][];
                opname: components["schemas"]["Opname"];
                pemindai: components["schemas"]["PemindaiOpname"][];
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
        Jawab_SandiSekaliPakai: {
            /** Format: int64 */
            count?: number | null;
            /** @description The one-time password, shown this once; none when it was chosen by the one who asked. */
            data: {
                password?: string | null;
                user_id: string;
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
        Jawab_String: {
            /** Format: int64 */
            count?: number | null;
            data: string;
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_SuratKirim: {
            /** Format: int64 */
            count?: number | null;
            /** @description A shipment in full. */
            data: components["schemas"]["KirimRingkas"] & {
                detail_barang: components["schemas"]["KirimBaris"][];
                selisih: components["schemas"]["KirimSelisih"][];
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_SusutBarang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alasan: string;
                /** Format: double */
                berat_buku: number;
                /** Format: double */
                berat_timbang: number;
                diputus: string;
                diputus_oleh: string;
                kode_barcode: string;
                kode_dept: string;
                kode_group: string;
                nama_barang: string;
                no_dok: string;
                no_susut: string;
                oleh: string;
                /**
                 * Format: double
                 * @description books minus scale; negative when it became heavier
                 */
                selisih: number;
                /** @description PENDING, DITERIMA, DITOLAK */
                status: string;
                sumber: string;
                tgl_system: string;
                /** Format: double */
                toleransi: number;
                waktu: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_TerbitanHarga: {
            /** Format: int64 */
            count?: number | null;
            data: {
                toko: components["schemas"]["TokoTerbitHarga"][];
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
        Jawab_TerimaLengkap: {
            /** Format: int64 */
            count?: number | null;
            /** @description A receipt with its lines. */
            data: {
                baris: components["schemas"]["TerimaBaris"][];
                terima: components["schemas"]["TerimaRingkas"];
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_TerimaTersimpan: {
            /** Format: int64 */
            count?: number | null;
            /** @description What a receipt became. */
            data: {
                barang: components["schemas"]["BarangTersimpan"][];
                no_dok: string;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_TokoRinci: {
            /** Format: int64 */
            count?: number | null;
            /** @description All of a store. */
            data: {
                alamat_toko: string;
                /** Format: int64 */
                banyak_user: number;
                kode_toko: string;
                nama_toko: string;
                no_telp: string;
                no_whatsapp: string;
                npwp: string;
                /** @description an address on another machine; empty for this one */
                portal: string;
                pusat: boolean;
                /** @description printed in the place of a logo; the name when empty */
                teks_logo: string;
                tgl_system: string;
                /** Format: int64 */
                versi: number;
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_TransitBarang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                keluar: components["schemas"]["PerjalananBarang"];
                masuk: components["schemas"]["PerjalananBarang"];
            };
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_AksesBeda: {
            /** Format: int64 */
            count?: number | null;
            data: {
                dicabut: string[];
                ditambah: string[];
                kode_toko: string;
                level: string;
                user_id: string;
                user_name: string;
                /** Format: int64 */
                versi: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_AksesTemplate: {
            /** Format: int64 */
            count?: number | null;
            data: {
                akses: string[];
                /** @description may the one who asks make people of this level? */
                boleh_beri: boolean;
                level: string;
                semua_menu: boolean;
                uraian: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_AksesorisStok: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /**
                 * Format: int64
                 * @description what it cost altogether
                 */
                harga_modal: number;
                kode_dept: string;
                kode_group: string;
                nama_dept: string;
                /** Format: int64 */
                qty: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_AlasanCurah: {
            /** Format: int64 */
            count?: number | null;
            data: {
                kode: string;
                /** @description stock comes in; otherwise it goes */
                masuk: boolean;
                nama: string;
                /** @description must be explained in words */
                wajib_keterangan: boolean;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_BakiTimbang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat_bandrol: number;
                /** Format: double */
                berat_plastik: number;
                /** Format: double */
                berat_stock: number;
                kode_baki: string;
                kode_gudang: string;
                /** @description the tray, as the goods calls name it */
                kode_toko: string;
                nama_baki: string;
                pagi?: components["schemas"]["HasilTimbang"] | null;
                /** Format: int64 */
                qty: number;
                /**
                 * Format: double
                 * @description tray, pieces, tags and bags together
                 */
                seharusnya: number;
                sore?: components["schemas"]["HasilTimbang"] | null;
                /** Format: double */
                tara: number;
                /** Format: double */
                toleransi: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Barang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                /** Format: double */
                berat_asli: number;
                /** Format: double */
                berat_atribut: number;
                /** Format: double */
                berat_bandrol: number;
                /** Format: double */
                berat_plastik: number;
                /** Format: int64 */
                harga_atribut: number;
                /** Format: double */
                kadar: number;
                /** Format: double */
                kadar_cetak: number;
                /** Format: double */
                kadar_modal: number;
                kode_barcode: string;
                kode_dept: string;
                kode_group: string;
                /** @description empty when it is in no warehouse */
                kode_gudang: string;
                kode_intern: string;
                /** @description the tray, as the goods calls name it */
                kode_toko: string;
                nama_atribut: string;
                nama_barang: string;
                /** Format: int64 */
                profit: number;
                size: string;
                status: components["schemas"]["StatusBarang"];
                supplier_barang: string;
                tag_id: string;
                tgl_masuk: string;
                /** @description the store it is in, or was in last */
                toko: string;
                /** Format: int64 */
                total_pokok: number;
                /** Format: int64 */
                versi: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_BarangExternal: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                /** Format: int64 */
                harga_jual: number;
                id_ext: string;
                kode_barcode: string;
                nama_barang: string;
                /** @description why it failed */
                pesan: string;
                /** @description what it is in the shop */
                status: string;
                /** @description OK, FAIL (not available there), DONE (taken down); empty when it was never sent */
                status_external: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_BarangMasuk: {
            /** Format: int64 */
            count?: number | null;
            data: (components["schemas"]["Barang"] & {
                input_by: string;
                no_masuk: string;
                waktu: string;
            })[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_BarangTersimpan: {
            /** Format: int64 */
            count?: number | null;
            data: {
                id_foto: string;
                kode_barcode: string;
                kode_intern: string;
                nama_barang: string;
                /** @description the document that brought it in */
                no_dok: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_BarisOpname: {
            /** Format: int64 */
            count?: number | null;
            data: {
                baki_buku: string;
                baki_scan: string;
                /** Format: double */
                berat: number;
                gudang_buku: string;
                gudang_scan: string;
                /** Format: double */
                kadar_cetak: number;
                kelas: components["schemas"]["KelasOpname"];
                keterangan: string;
                /** @description the barcode, or the code as it was read where nobody knows it */
                kode: string;
                kode_barcode: string;
                kode_dept: string;
                kode_group: string;
                nama_barang: string;
                /** Format: int64 */
                nilai: number;
                oleh_scan?: string | null;
                waktu_scan?: string | null;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_BuktiPerolehan: {
            /** Format: int64 */
            count?: number | null;
            data: {
                berfaktur: boolean;
                kode: string;
                nama: string;
                /** Format: double */
                tarif_ppn: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_CalonLabel: {
            /** Format: int64 */
            count?: number | null;
            data: (components["schemas"]["Barang"] & {
                /**
                 * Format: int64
                 * @description labels printed so far
                 */
                cetakan: number;
                /**
                 * Format: int64
                 * @description a tagged price, or cost and profit; nothing when the price follows the day
                 */
                harga?: number | null;
                nama_dept: string;
            })[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_CetakBarcode: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                baris: number;
                id: string;
                kode_barcode: string;
                nama_barang: string;
                oleh: string;
                printer: string;
                tgl_system: string;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_DasborNilai: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                jumlah_rp: number;
                /** @description `08` for an hour, `2026-11-15` for a day */
                label: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_DasborTitik: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                hutang: number;
                /** @description `2026-11-15`, or `2026-11` by the month */
                label: string;
                /** Format: int64 */
                pembelian: number;
                /** Format: int64 */
                penjualan: number;
                /** Format: int64 */
                service: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Definisi: {
            /** Format: int64 */
            count?: number | null;
            data: {
                bersejarah: boolean;
                daftar: string;
                kolom: components["schemas"]["DefKolom"][];
                /** @description the columns that name a row */
                kunci: string[];
                /** @description the column that says in words what the key stands for */
                nama?: string | null;
                path: string;
                rantai: boolean;
                /** @description the two ends of a range, where the rows are ranges */
                rentang?: string[] | null;
                /** @description the screen, whose menu right writes it */
                rute: string;
                sebut: string;
                slug: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_DefinisiLaporan: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** @description SOCKET (live batches) or LANGSUNG (a plain answer) */
                cara: string;
                judul: string;
                /** @description group columns, outermost first */
                kelompok: string[];
                /** @description LANSKAP or POTRET */
                kertas: string;
                kolom: components["schemas"]["KolomLaporan"][];
                /** @description where it stands in the menu */
                menu: string;
                /** @description the specification's calls */
                panggilan: string[];
                /** @description the name of the socket messages */
                peristiwa: string;
                /** @description head office may choose stores */
                pusat: boolean;
                rinci?: components["schemas"]["RinciLaporan"] | null;
                rute: string;
                saringan: components["schemas"]["SaringanLaporan"][];
                slug: string;
                teks: components["schemas"]["TeksLaporan"];
                tombol: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_DokBarang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                /** @description the document that took it back; empty when none did */
                dibatalkan: string;
                /** @description TAMBAH, PINDAH, HANCUR, RETUR …; BATAL reverses the document in `rujukan` */
                jenis: string;
                keterangan: string;
                lawan: string;
                no_dok: string;
                oleh: string;
                /** Format: int64 */
                qty: number;
                rujukan: string;
                tgl_system: string;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_DokumenCurah: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alasan: string;
                baris: components["schemas"]["BarisCurah"][];
                /** Format: double */
                berat: number;
                /** @description TAMBAH, AMBIL, PINDAH, HANCUR */
                jenis: string;
                keterangan: string;
                /** Format: int64 */
                nilai: number;
                no_dok: string;
                oleh: string;
                /** Format: int64 */
                qty: number;
                tgl_system: string;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_HasilTarik: {
            /** Format: int64 */
            count?: number | null;
            data: {
                dihapus: number;
                dipertahankan: components["schemas"]["DipertahankanPusat"][];
                ditambah: number;
                diubah: number;
                /** @description why nothing of this set was written; empty when it was */
                gagal: string;
                sebut: string;
                slug: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_KerjaCetak: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                besar: number;
                cara: components["schemas"]["CaraCetak"];
                dibuat: string;
                id: string;
                jenis: components["schemas"]["JenisPrinter"];
                judul: string;
                /** Format: int64 */
                percobaan: number;
                /** @description what went wrong, empty when nothing did */
                pesan: string;
                printer: string;
                selesai?: string | null;
                status: components["schemas"]["KeadaanCetak"];
                user_id: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_KirimRingkas: {
            /** Format: int64 */
            count?: number | null;
            data: {
                asal: string;
                /** Format: double */
                berat: number;
                jenis: string;
                keterangan: string;
                kode_marketplace: string;
                kurir: string;
                nama_asal: string;
                nama_tujuan: string;
                no_kirim: string;
                no_resi: string;
                oleh: string;
                /** Format: int64 */
                qty: number;
                /** Format: double */
                sisa_berat: number;
                /**
                 * Format: int64
                 * @description still on its way
                 */
                sisa_qty: number;
                /** @description DIKIRIM, KURANG (received, some missing), SELESAI, BATAL */
                status: string;
                tgl_system: string;
                tujuan: string;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_KolomImporBarang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                contoh: string;
                label: string;
                nama: string;
                wajib: boolean;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_LangkahBarang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                dari: string;
                /** @description TAMBAH, PINDAH …; for documents of other domains the first two letters of the number */
                jenis: string;
                ke: string;
                keterangan: string;
                no_dok: string;
                oleh: string;
                tgl_system: string;
                toko: string;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_MemberExternal: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alamat_customer: string;
                kode_member: string;
                nama_customer: string;
                tgl_lahir: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Opname: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat_awal: number;
                jenis: components["schemas"]["JenisOpname"];
                /** @description empty: every warehouse that is counted */
                kode_gudang: string;
                /** @description the tray; empty: every tray */
                kode_toko: string;
                /** @description the document that corrected the books */
                koreksi?: string | null;
                koreksi_oleh?: string | null;
                koreksi_setuju?: string | null;
                mulai: string;
                mulai_oleh: string;
                no_opname: string;
                /** Format: int64 */
                qty_awal: number;
                /**
                 * Format: int64
                 * @description left during the count
                 */
                qty_keluar: number;
                /**
                 * Format: int64
                 * @description came during the count
                 */
                qty_masuk: number;
                /** @description the receiving document */
                rujukan: string;
                selesai?: string | null;
                selesai_oleh?: string | null;
                status: components["schemas"]["StatusOpname"];
                tgl_system: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Otorisasi: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alasan?: string | null;
                berlaku_sampai: string;
                cara?: components["schemas"]["CaraOtorisasi"] | null;
                description: string;
                dibuat: string;
                dipakai?: string | null;
                dipakai_dok?: string | null;
                diputus?: string | null;
                /** @description the one document it is for, when the request named one */
                dokumen?: string | null;
                id: string;
                kategori: string;
                keterangan: string;
                /** Format: int64 */
                nominal?: number | null;
                peminta: string;
                penyetuju?: string | null;
                sebelum?: string | null;
                sesudah?: string | null;
                status: components["schemas"]["KeadaanOtorisasi"];
                tgl_system: string;
                toko: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_PapanTerdaftar: {
            /** Format: int64 */
            count?: number | null;
            data: {
                dibuat: string;
                dicabut?: string | null;
                dicabut_oleh?: string | null;
                id: string;
                nama: string;
                oleh: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_ParaAkun: {
            /** Format: int64 */
            count?: number | null;
            data: {
                detail_akun: components["schemas"]["DetailAkun"][];
                nama: string;
                trx: string;
                type: string;
                /**
                 * Format: int64
                 * @description 0 while nothing was ever chosen
                 */
                versi: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_PenerimaanOpname: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                jenis: string;
                lawan: string;
                no_dok: string;
                /** @description the last finished count of it */
                no_opname?: string | null;
                oleh: string;
                /** Format: int64 */
                qty: number;
                tgl_system: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_PenggunaRingkas: {
            /** Format: int64 */
            count?: number | null;
            data: {
                aktif: boolean;
                kode_toko: string;
                level: string;
                pusat: boolean;
                user_id: string;
                user_name: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Pengumuman: {
            /** Format: int64 */
            count?: number | null;
            data: {
                isi: string;
                /** @description PENTING stops work, INFO does not */
                jenis: string;
                judul: string;
                /** @description the screen where something can be done about it */
                rute?: string | null;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_PerubahanHarga: {
            /** Format: int64 */
            count?: number | null;
            data: {
                baru: components["schemas"]["AngkaHarga"];
                /** @description where it was published: the store itself, or head office */
                dari_toko: string;
                /** @description empty for pure gold */
                kode_group: string;
                lama?: components["schemas"]["AngkaHarga"] | null;
                oleh: string;
                tgl_system: string;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_Printer: {
            /** Format: int64 */
            count?: number | null;
            data: {
                aktif: boolean;
                /** @description host:port, the name of an agent, or nothing for a download */
                alamat: string;
                cara: components["schemas"]["CaraCetak"];
                jenis: components["schemas"]["JenisPrinter"];
                /**
                 * Format: int64
                 * @description characters a line of an ESCPOS printer, 0 for the others
                 */
                lebar: number;
                nama: string;
                /** Format: int64 */
                versi: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_SettingKeterangan: {
            /** Format: int64 */
            count?: number | null;
            data: {
                arti: string;
                bawaan: string;
                /** @description TANDA, TEKS, ANGKA, JSON or DAFTAR */
                jenis: string;
                kelompok: string;
                key: string;
                /** @description menus that stand behind it */
                menu: string[];
                /** @description the only values it may have, where they are listed */
                pilihan: string[];
                value: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_SettingToko: {
            /** Format: int64 */
            count?: number | null;
            data: {
                key: string;
                value: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_StokCurah: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: double */
                berat: number;
                /** Format: double */
                berat_murni: number;
                /**
                 * Format: int64
                 * @description what it cost altogether
                 */
                harga_modal: number;
                kode_dept: string;
                kode_group: string;
                kode_gudang: string;
                kode_toko: string;
                nama_dept: string;
                nama_group: string;
                /** Format: int64 */
                qty: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_String: {
            /** Format: int64 */
            count?: number | null;
            data: string[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_SusutBarang: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alasan: string;
                /** Format: double */
                berat_buku: number;
                /** Format: double */
                berat_timbang: number;
                diputus: string;
                diputus_oleh: string;
                kode_barcode: string;
                kode_dept: string;
                kode_group: string;
                nama_barang: string;
                no_dok: string;
                no_susut: string;
                oleh: string;
                /**
                 * Format: double
                 * @description books minus scale; negative when it became heavier
                 */
                selisih: number;
                /** @description PENDING, DITERIMA, DITOLAK */
                status: string;
                sumber: string;
                tgl_system: string;
                /** Format: double */
                toleransi: number;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_TerimaRingkas: {
            /** Format: int64 */
            count?: number | null;
            data: {
                asal_perolehan: string;
                /** Format: double */
                berat: number;
                /** Format: double */
                berat_supplier: number;
                /** @description SUPPLIER or PUSAT */
                dari: string;
                keterangan: string;
                /** @description the supplier's code, or PUSAT */
                lawan: string;
                nama_lawan: string;
                /** Format: int64 */
                nilai: number;
                no_dok: string;
                no_faktur_pajak: string;
                no_surat_jalan: string;
                oleh: string;
                /** Format: int64 */
                qty: number;
                /** Format: double */
                tarif_ppn: number;
                tgl_system: string;
                waktu: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_TokoRinci: {
            /** Format: int64 */
            count?: number | null;
            data: {
                alamat_toko: string;
                /** Format: int64 */
                banyak_user: number;
                kode_toko: string;
                nama_toko: string;
                no_telp: string;
                no_whatsapp: string;
                npwp: string;
                /** @description an address on another machine; empty for this one */
                portal: string;
                pusat: boolean;
                /** @description printed in the place of a logo; the name when empty */
                teks_logo: string;
                tgl_system: string;
                /** Format: int64 */
                versi: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_TokoRingkas: {
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
        Jawab_Vec_TugasAgen: {
            /** Format: int64 */
            count?: number | null;
            data: {
                berlaku_sampai: string;
                /**
                 * Format: int64
                 * @description which finger to enrol: 0 to 9 from the left little finger
                 */
                jari?: number | null;
                jenis: components["schemas"]["JenisSidikJari"];
                pekerjaan: string;
                /** @description random, to be signed with the verdict */
                tantangan: string;
                user_id: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_TugasCetak: {
            /** Format: int64 */
            count?: number | null;
            data: {
                /** Format: int64 */
                besar: number;
                jenis: components["schemas"]["JenisPrinter"];
                judul: string;
                pekerjaan: string;
                printer: string;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_TujuanKirim: {
            /** Format: int64 */
            count?: number | null;
            data: {
                kode_toko: string;
                nama_toko: string;
                pusat: boolean;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_UserRinci: {
            /** Format: int64 */
            count?: number | null;
            data: {
                aktif: boolean;
                /** @description may the one who asks manage this user? */
                boleh_ubah: boolean;
                /** @description still has the one-time password */
                ganti_password: boolean;
                kode_toko: string;
                level: string;
                nama_toko: string;
                no_whatsapp: string;
                /** @description head office: works at every store */
                pusat: boolean;
                /**
                 * Format: int64
                 * @description fingers enrolled
                 */
                sidik_jari: number;
                terakhir_masuk?: string | null;
                user_id: string;
                user_name: string;
                /**
                 * Format: int64
                 * @description sent back with a change, so that two people do not overwrite each other
                 */
                versi: number;
            }[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_Vec_i64: {
            /** Format: int64 */
            count?: number | null;
            data: number[];
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_bool: {
            /** Format: int64 */
            count?: number | null;
            data: boolean;
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_i64: {
            /** Format: int64 */
            count?: number | null;
            /** Format: int64 */
            data: number;
            message?: string | null;
        };
        /** @description A good answer. */
        Jawab_usize: {
            /** Format: int64 */
            count?: number | null;
            data: number;
            message?: string | null;
        };
        /** @enum {string} */
        JenisKas: "MASUK" | "KELUAR";
        /**
         * @description What is counted.
         * @enum {string}
         */
        JenisOpname: "BAKI" | "GUDANG" | "PENERIMAAN" | "RFID" | "GLOBAL";
        /**
         * @description The language of a printer.
         * @enum {string}
         */
        JenisPrinter: "ESCPOS" | "ZPL" | "TSPL" | "PDF";
        /** @enum {string} */
        JenisSidikJari: "SCAN" | "ENROL";
        JumlahKelas: {
            /** Format: double */
            berat: number;
            kelas: components["schemas"]["KelasOpname"];
            /** Format: int64 */
            nilai: number;
            /** Format: int64 */
            qty: number;
        };
        /** @enum {string} */
        KeadaanCetak: "MENUNGGU" | "DIKIRIM" | "SELESAI" | "GAGAL" | "BATAL";
        /** @enum {string} */
        KeadaanOtorisasi: "MENUNGGU" | "DISETUJUI" | "DITOLAK" | "TERPAKAI" | "KEDALUWARSA";
        /** @enum {string} */
        KeadaanSidikJari: "MENUNGGU" | "COCOK" | "GAGAL" | "TERPAKAI" | "BATAL" | "KEDALUWARSA";
        /** @enum {string} */
        KelasOpname: "ADA" | "HILANG" | "LEBIH" | "SALAH BAKI" | "TERJUAL" | "TIDAK DIKENAL";
        Keluar: {
            /** @description as the specification has it; the token decides whose session ends */
            user_id?: string | null;
        };
        KemajuanBaki: {
            /** Format: int64 */
            ditemukan: number;
            /** Format: int64 */
            harus: number;
            kode_gudang: string;
            kode_toko: string;
        };
        KerjaCetak: {
            /** Format: int64 */
            besar: number;
            cara: components["schemas"]["CaraCetak"];
            dibuat: string;
            id: string;
            jenis: components["schemas"]["JenisPrinter"];
            judul: string;
            /** Format: int64 */
            percobaan: number;
            /** @description what went wrong, empty when nothing did */
            pesan: string;
            printer: string;
            selesai?: string | null;
            status: components["schemas"]["KeadaanCetak"];
            user_id: string;
        };
        /** @description One thing an agent is to do. */
        KerjaSidikJari: {
            /** @description the category the scan is for */
            auth_for: string;
            berlaku_sampai: string;
            /** @description the id that `authorization/fingerprint` takes as `fp` */
            id: string;
            /** Format: int64 */
            jari?: number | null;
            jenis: components["schemas"]["JenisSidikJari"];
            status: components["schemas"]["KeadaanSidikJari"];
            user_id: string;
        };
        KirimBarang: {
            /** @default [] */
            detail_barang: components["schemas"]["BarangDipindai"][];
            /**
             * @description CABANG, or ONLINE with marketplace and waybill
             * @default
             */
            jenis: string;
            /** @default  */
            keterangan: string;
            /** @default  */
            kode_marketplace: string;
            /** @default  */
            kurir: string;
            /** @default  */
            no_resi: string;
            /**
             * @description the store it goes to
             * @default
             */
            tujuan: string;
        };
        /** @description A piece of a shipment. */
        KirimBaris: {
            alasan: string;
            baki_dari: string;
            /** Format: double */
            berat: number;
            /**
             * Format: double
             * @description what the books carry
             */
            berat_asli: number;
            /** Format: double */
            kadar_cetak: number;
            kode_barcode: string;
            kode_dept: string;
            kode_group: string;
            nama_barang: string;
            no_akhir: string;
            /** @description JALAN, KURANG, DITERIMA, KEMBALI, HILANG, BATAL */
            status: string;
        };
        KirimRingkas: {
            asal: string;
            /** Format: double */
            berat: number;
            jenis: string;
            keterangan: string;
            kode_marketplace: string;
            kurir: string;
            nama_asal: string;
            nama_tujuan: string;
            no_kirim: string;
            no_resi: string;
            oleh: string;
            /** Format: int64 */
            qty: number;
            /** Format: double */
            sisa_berat: number;
            /**
             * Format: int64
             * @description still on its way
             */
            sisa_qty: number;
            /** @description DIKIRIM, KURANG (received, some missing), SELESAI, BATAL */
            status: string;
            tgl_system: string;
            tujuan: string;
            waktu: string;
        };
        /** @description What did not agree at a receipt. */
        KirimSelisih: {
            /** Format: double */
            berat_buku: number;
            /** Format: double */
            berat_timbang: number;
            /** @description KURANG, LEBIH, BERAT */
            jenis: string;
            keterangan: string;
            kode_barcode: string;
            nama_barang: string;
            no_terima: string;
            oleh: string;
            tgl_system: string;
            waktu: string;
        };
        /** @description A column of the file. */
        KolomImporBarang: {
            contoh: string;
            label: string;
            nama: string;
            wajib: boolean;
        };
        KolomLaporan: {
            jenis: string;
            judul: string;
            jumlah: boolean;
            kunci: string;
            /** Format: int32 */
            lebar: number;
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
        KoreksiOpname: {
            keterangan?: string;
            /** @description only these pieces; empty: all that can be corrected */
            kode?: string[];
            /** @description the approval of SPV or OWN for this count */
            otorisasi: string;
        };
        KoreksiTersimpan: {
            /** @description went on since the count, or needs a document of another kind */
            dilewati: components["schemas"]["DilewatiOpname"][];
            hilang: number;
            kembali: number;
            no_dok: string;
            pindah: number;
        };
        KurangTuntas: {
            no_dok: string;
            no_kirim: string;
            status: string;
        };
        LabelTercetak: {
            jumlah: number;
            kerja?: components["schemas"]["KerjaCetak"] | null;
        };
        /** @description One step: from where to where, by which document. */
        LangkahBarang: {
            /** Format: double */
            berat: number;
            dari: string;
            /** @description TAMBAH, PINDAH …; for documents of other domains the first two letters of the number */
            jenis: string;
            ke: string;
            keterangan: string;
            no_dok: string;
            oleh: string;
            tgl_system: string;
            toko: string;
            waktu: string;
        };
        /** @description The agent's verdict. */
        LaporanAgen: {
            /** @description base64: the template of an enrolment; of a scan it is signed but not kept */
            fp?: string;
            pekerjaan: string;
            /** @description did the finger match (or was it enrolled)? */
            status: boolean;
            /** @description HMAC-SHA256 in hex with the key's second half over `tantangan|user_id|status|fp` */
            tanda: string;
            user_id: string;
        };
        /** @description The agent's word on a job it took. */
        LaporanCetak: {
            pekerjaan: string;
            /** @description what went wrong, for the person who printed */
            pesan?: string;
            /** @description was it printed? */
            status: boolean;
            /** @description HMAC-SHA256 in hex with the key's second half over `tantangan|pekerjaan|status|pesan` */
            tanda: string;
        };
        LetakBidang: {
            arti: string;
            contoh: string;
            nama: string;
        };
        /** @description A layout with sample data, for one of the store's printers. */
        LetakCetakContoh: {
            /** @description as a reprint */
            cetak_ulang?: boolean;
            /** @description as it stands on the screen, saved or not */
            letak: components["schemas"]["LetakSimpan"];
            printer: string;
            /**
             * Format: int64
             * @description copies, 1 to 3; as the store's modules say when left out
             */
            rangkap?: number | null;
        };
        /** @description What the designer of a family needs to know. */
        LetakDefinisi: {
            font: string[];
            /**
             * Format: int32
             * @description millimetres of the widest paper a receipt printer carries
             */
            lebar_struk: number;
            tipe: components["schemas"]["LetakTipe"][];
            /** @description offered first */
            ukuran: number[];
            /** Format: int32 */
            ukuran_maks: number;
            /** Format: int32 */
            ukuran_min: number;
        };
        /** @description A copy of one label. */
        LetakDuplikat: {
            is_mobile: boolean;
            isi: string;
            jenis: string;
            name: string;
            /** @description the family's first when left out */
            type?: string | null;
            /** Format: int64 */
            versi?: number | null;
        };
        /** @description The removal of one label. */
        LetakHapus: {
            is_mobile?: boolean;
            name: string;
            type: string;
            /** Format: int64 */
            versi?: number | null;
        };
        /** @description The labels of a layout, and beside them its paper and version. */
        LetakJawab: {
            data: components["schemas"]["LetakLabel"][];
            letak: components["schemas"]["LetakKepala"];
            message?: string | null;
            /** @description the label a copy made */
            name?: string | null;
        };
        /** @description The paper and the standing of a layout. */
        LetakKepala: {
            /** @description font of labels that name none */
            font: string;
            is_mobile: boolean;
            /**
             * Format: double
             * @description millimetres
             */
            lebar: number;
            /** Format: double */
            tinggi: number;
            type: string;
            /**
             * Format: int64
             * @description 0 while the store uses the program's own layout
             */
            versi: number;
        };
        /** @description One element of a nota, slip, label or member card. Lengths are millimetres, the font size points. */
        LetakLabel: {
            /** @description the layout's font when empty */
            font_family?: string;
            /** Format: double */
            font_size?: number;
            /** Format: double */
            height: number;
            /** @description false for what the layout came with: it can be hidden, not deleted */
            is_deletable?: boolean;
            is_mobile?: boolean;
            /** @description text with fields in braces; the name of a picture for `gambar` */
            isi?: string;
            /** @description text, line, gambar, barcode or qrcode */
            jenis: string;
            name: string;
            /** Format: double */
            position_x: number;
            /** Format: double */
            position_y: number;
            /** @description kiri, tengah or kanan */
            rata?: string;
            /**
             * Format: int32
             * @description 0, 90, 180 or 270; always 90 on a member card
             */
            rotate?: number;
            /** @description DEPAN or BELAKANG */
            side?: string;
            /** @description is it printed? */
            status?: boolean;
            /** @description the nota type it belongs to */
            type?: string;
            /** Format: double */
            width: number;
        };
        /** @description A preview: the layout as it stands on the screen, saved or not. */
        LetakPratinjau: {
            /** @description as a reprint */
            cetak_ulang?: boolean;
            jenis?: components["schemas"]["JenisPrinter"] | null;
            letak: components["schemas"]["LetakSimpan"];
            /**
             * Format: int64
             * @description copies, 1 to 3; as the store's modules say when left out
             */
            rangkap?: number | null;
        };
        /** @description A save: the whole label set of one layout. */
        LetakSimpan: {
            font: string;
            is_mobile?: boolean;
            /**
             * Format: double
             * @description millimetres; the paper stays when left out
             */
            lebar?: number | null;
            nota: components["schemas"]["LetakLabel"][];
            /** Format: double */
            tinggi?: number | null;
            type: string;
            /**
             * Format: int64
             * @description the version that was read; another one in the table is a stale edit
             */
            versi?: number | null;
        };
        LetakTipe: {
            bidang: components["schemas"]["LetakBidang"][];
            dua_sisi: boolean;
            gambar: components["schemas"]["LetakBidang"][];
            judul: string;
            /** @description has a second layout for phones */
            mobile: boolean;
            /** @description the languages of printers that carry it */
            printer: components["schemas"]["JenisPrinter"][];
            /**
             * Format: int32
             * @description the only rotation, where there is only one
             */
            rotate?: number | null;
            /** @description can also leave as plain text in columns of twenty characters */
            teks: boolean;
            type: string;
        };
        /** @description Some of a type in a tray (`kode_toko`). `harga_modal` is what all of it cost; only read when stock is added. */
        ManualBaris: {
            /**
             * Format: double
             * @default 0
             */
            berat: number;
            /**
             * Format: int64
             * @default 0
             */
            harga_modal: number;
            /** @default  */
            kode_dept: string;
            /** @default  */
            kode_group: string;
            /** @default  */
            kode_gudang: string;
            /** @default  */
            kode_toko: string;
            /**
             * Format: int64
             * @default 0
             */
            qty: number;
        };
        ManualDokumen: {
            /**
             * @description why stock comes (adding); PEMBELIAN when left out
             * @default
             */
            alasan: string;
            /** @default [] */
            detail_barang: components["schemas"]["ManualBaris"][];
            /** @default  */
            keterangan: string;
            /**
             * @description the tray it goes to (moving and destroying)
             * @default
             */
            tujuan: string;
        };
        Masuk: {
            /** @description head office may log in at any store */
            kode_toko?: string | null;
            password: string;
            user_id: string;
        };
        /** @description A member that the external shop may know. */
        MemberExternal: {
            alamat_customer: string;
            kode_member: string;
            nama_customer: string;
            tgl_lahir: string;
        };
        /** @description The same as a file. */
        MintaBerkas: {
            format: components["schemas"]["FormatBerkas"];
            saringan?: Record<string, never>;
            toko?: string[];
        };
        /** @description What a screen asks of a report. */
        MintaLaporan: {
            /** @description filters by their key */
            saringan?: Record<string, never>;
            /** @description stores, for head office; `ALL` for every store */
            toko?: string[];
            /** @description registered with `daftar`: the rows come over the socket */
            uid?: string | null;
        };
        /** @description What is to be approved. */
        MintaOtorisasi: {
            description: string;
            /** @description the one document the approval is for */
            dokumen?: string | null;
            kategori: string;
            /** @description '-' when empty, otherwise upper-cased */
            keterangan?: string | null;
            /** Format: int64 */
            nominal?: number | null;
            /** @description value before the change that is asked for */
            sebelum?: string | null;
            sesudah?: string | null;
        };
        MintaPratinjauHarga: {
            baris: components["schemas"]["UsulHarga"][];
            /** @description stores; left out, the store one works in */
            toko?: string[];
        };
        /**
         * @description What happens to the menus named.
         * @enum {string}
         */
        ModeAkses: "GANTI" | "TAMBAH" | "CABUT";
        MulaiOpname: {
            jenis: components["schemas"]["JenisOpname"];
            kode_gudang?: string;
            /** @description the tray */
            kode_toko?: string;
            /** @description the receiving document */
            rujukan?: string;
        };
        MulaiTimbang: {
            kode_gudang?: string;
            /** @description the tray */
            kode_toko?: string;
        };
        /** @description A count, as its head has it. */
        Opname: {
            /** Format: double */
            berat_awal: number;
            jenis: components["schemas"]["JenisOpname"];
            /** @description empty: every warehouse that is counted */
            kode_gudang: string;
            /** @description the tray; empty: every tray */
            kode_toko: string;
            /** @description the document that corrected the books */
            koreksi?: string | null;
            koreksi_oleh?: string | null;
            koreksi_setuju?: string | null;
            mulai: string;
            mulai_oleh: string;
            no_opname: string;
            /** Format: int64 */
            qty_awal: number;
            /**
             * Format: int64
             * @description left during the count
             */
            qty_keluar: number;
            /**
             * Format: int64
             * @description came during the count
             */
            qty_masuk: number;
            /** @description the receiving document */
            rujukan: string;
            selesai?: string | null;
            selesai_oleh?: string | null;
            status: components["schemas"]["StatusOpname"];
            tgl_system: string;
        };
        /** @description One approval, in whatever state it is. */
        Otorisasi: {
            alasan?: string | null;
            berlaku_sampai: string;
            cara?: components["schemas"]["CaraOtorisasi"] | null;
            description: string;
            dibuat: string;
            dipakai?: string | null;
            dipakai_dok?: string | null;
            diputus?: string | null;
            /** @description the one document it is for, when the request named one */
            dokumen?: string | null;
            id: string;
            kategori: string;
            keterangan: string;
            /** Format: int64 */
            nominal?: number | null;
            peminta: string;
            penyetuju?: string | null;
            sebelum?: string | null;
            sesudah?: string | null;
            status: components["schemas"]["KeadaanOtorisasi"];
            tgl_system: string;
            toko: string;
        };
        OtorisasiFingerprint: components["schemas"]["MintaOtorisasi"] & {
            /** @description the id of the matched scan */
            fp: string;
            /** @description the approver whose finger was scanned */
            user_id: string;
        };
        OtorisasiLangsung: components["schemas"]["MintaOtorisasi"] & {
            password: string;
            /** @description the approver */
            user_id: string;
        };
        /** @description A price on the board. */
        PapanBaris: {
            /** Format: int64 */
            harga_beli: number;
            /** Format: int64 */
            harga_jual: number;
            /**
             * Format: int64
             * @description hundredths of a percent; 10000 for pure gold
             */
            kadar: number;
            kode_group: string;
            nama: string;
            /** Format: int64 */
            selisih_beli: number;
            /**
             * Format: int64
             * @description selling price now less what it was before the last change
             */
            selisih_jual: number;
        };
        PapanBaru: {
            /** @description where it hangs: "TV depan" */
            nama: string;
        };
        /** @description A board with its key, told once. */
        PapanDibuat: {
            id: string;
            kunci: string;
            nama: string;
        };
        PapanHarga: {
            baris: components["schemas"]["PapanBaris"][];
            /** @description when a price last changed; empty when none ever did */
            diubah: string;
            nama_toko: string;
            tanggal: string;
            /** @description do the prices of the day stand? Otherwise these are the last ones */
            terkonfirmasi: boolean;
        };
        PapanTerdaftar: {
            dibuat: string;
            dicabut?: string | null;
            dicabut_oleh?: string | null;
            id: string;
            nama: string;
            oleh: string;
        };
        /** @description A journal with the accounts of the store. */
        ParaAkun: {
            detail_akun: components["schemas"]["DetailAkun"][];
            nama: string;
            trx: string;
            type: string;
            /**
             * Format: int64
             * @description 0 while nothing was ever chosen
             */
            versi: number;
        };
        PemindaiOpname: {
            /** Format: int64 */
            qty: number;
            user_id: string;
        };
        /** @description A document that brought pieces in, to be counted against. */
        PenerimaanOpname: {
            /** Format: double */
            berat: number;
            jenis: string;
            lawan: string;
            no_dok: string;
            /** @description the last finished count of it */
            no_opname?: string | null;
            oleh: string;
            /** Format: int64 */
            qty: number;
            tgl_system: string;
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
        /** @description A user in lists (pickers of approvers, cashiers, validators). */
        PenggunaRingkas: {
            aktif: boolean;
            kode_toko: string;
            level: string;
            pusat: boolean;
            user_id: string;
            user_name: string;
        };
        /** @description Something the people of a store should know today. */
        Pengumuman: {
            isi: string;
            /** @description PENTING stops work, INFO does not */
            jenis: string;
            judul: string;
            /** @description the screen where something can be done about it */
            rute?: string | null;
        };
        /** @description Something to look at again. */
        PeringatanHarga: {
            /** @description NOL, JUAL_DI_BAWAH_BELI, LONJAKAN */
            jenis: string;
            kode_group: string;
            kode_toko: string;
            pesan: string;
            /** @description it cannot be published like this; otherwise it must be meant */
            tolak: boolean;
        };
        /** @description What is on its way, one way. */
        PerjalananBarang: {
            /** Format: double */
            berat: number;
            /** Format: int64 */
            kiriman: number;
            /**
             * Format: int64
             * @description pieces that a receipt found missing
             */
            kurang: number;
            no_kirim_tertua: string;
            /** Format: int64 */
            qty: number;
            /** @description the day of the oldest; empty when there is none */
            tertua: string;
        };
        /** @description One published price of one group. */
        PerubahanHarga: {
            baru: components["schemas"]["AngkaHarga"];
            /** @description where it was published: the store itself, or head office */
            dari_toko: string;
            /** @description empty for pure gold */
            kode_group: string;
            lama?: components["schemas"]["AngkaHarga"] | null;
            oleh: string;
            tgl_system: string;
            waktu: string;
        };
        PilihanLaporan: {
            label: string;
            nilai: string;
        };
        PindahBarang: {
            /** @default [] */
            detail_barang: components["schemas"]["BarangDipindai"][];
            /** @default  */
            keterangan: string;
            /** @default  */
            kode_gudang: string;
            /**
             * @description the tray they go to
             * @default
             */
            kode_toko: string;
        };
        PindahSatuBaki: {
            /** @default  */
            baki_tujuan: string;
            /**
             * Format: double
             * @default null
             */
            berat: number | null;
            /** @default  */
            gudang_tujuan: string;
            /** @default  */
            keterangan: string;
            /**
             * @description the tray that is emptied
             * @default
             */
            kode_toko: string;
            /**
             * Format: int64
             * @description what the screen showed of the tray: refused when it holds something else by now
             * @default null
             */
            qty: number | null;
        };
        PindaiOpname: {
            /** @description a barcode, or the tag of a piece */
            kode: string;
            /** @description the tray that is being counted, where the count is over several */
            kode_toko?: string;
        };
        PindaiOpnameBanyak: {
            kode: string[];
            kode_toko?: string;
        };
        PindaiSidikJari: {
            kategori: string;
            /** @description the approver picked: SPV or OWN */
            user_id: string;
        };
        PratinjauBarang: {
            alasan: string;
            asal_perolehan: string;
            aturan_berat: string;
            /**
             * Format: double
             * @description the selling weight, and the rule that rounded it
             */
            berat: number;
            /** Format: int64 */
            harga_jual: number;
            /** Format: int64 */
            harga_modal_gram: number;
            /** @description what it sells for today; empty with the reason in `alasan` */
            jual: components["schemas"]["BarisRumus"][];
            /** Format: double */
            kadar: number;
            /** Format: double */
            kadar_cetak: number;
            /** Format: double */
            kadar_modal: number;
            /** @description what it costs; the lines add up to `total_pokok` */
            pokok: components["schemas"]["BarisRumus"][];
            /**
             * Format: double
             * @description percent of the sale, by evidence of acquisition
             */
            tarif_ppn: number;
            /** Format: int64 */
            total_pokok: number;
        };
        PratinjauHarga: {
            /** Format: double */
            berat: number;
            group: components["schemas"]["GroupPratinjauHarga"][];
            /** Format: int64 */
            nilai_baru: number;
            /** Format: int64 */
            nilai_lama: number;
            peringatan: components["schemas"]["PeringatanHarga"][];
            toko: components["schemas"]["TokoPratinjauHarga"][];
        };
        PratinjauImporBarang: {
            /**
             * Format: double
             * @description of the good lines
             */
            berat: number;
            /** @description the wrong lines, and the first good ones */
            contoh: components["schemas"]["BarisImporBarang"][];
            jumlah: number;
            jumlah_salah: number;
            /** Format: int64 */
            nilai: number;
        };
        Printer: {
            aktif: boolean;
            /** @description host:port, the name of an agent, or nothing for a download */
            alamat: string;
            cara: components["schemas"]["CaraCetak"];
            jenis: components["schemas"]["JenisPrinter"];
            /**
             * Format: int64
             * @description characters a line of an ESCPOS printer, 0 for the others
             */
            lebar: number;
            nama: string;
            /** Format: int64 */
            versi: number;
        };
        ProfitBaru: {
            /** @example 00000001 */
            kode_barcode: string;
            /** Format: int64 */
            profit: number;
        };
        ProfitTersimpan: {
            /** Format: int64 */
            jumlah: number;
        };
        ProsesExternal: {
            /**
             * @description numbers of pieces at the external shop
             * @default []
             */
            data_barangs: string[];
            /**
             * @description codes of members
             * @default []
             */
            data_members: string[];
        };
        PutusanSusut: {
            /** @default  */
            alasan: string;
            /** @default  */
            no_susut: string;
            /**
             * @description true: the loss is accepted and the books follow
             * @default false
             */
            terima: boolean;
        };
        RentangExternal: {
            /** @default  */
            tgl_from: string;
            /** @default  */
            tgl_to: string;
        };
        ResetPassword: {
            /** @description left out: one is made and shown once */
            password?: string | null;
        };
        ReturBarang: {
            /**
             * @description also pieces that came from another supplier
             * @default false
             */
            beda_supplier: boolean;
            /** @default [] */
            detail_barang: components["schemas"]["BarangDipindai"][];
            /** @default  */
            keterangan: string;
            /**
             * @description of Master Supplier, when it goes to one
             * @default
             */
            supplier_barang: string;
            /**
             * @description SUPPLIER or PUSAT
             * @default
             */
            tujuan: string;
        };
        RinciLaporan: {
            kolom: components["schemas"]["KolomLaporan"][];
        };
        RincianPusat: {
            /** @description the first rows of each kind */
            baris: components["schemas"]["BarisPusat"][];
            set: components["schemas"]["SetPusat"];
        };
        /** @description The figures of a count. */
        RingkasOpname: {
            baki: components["schemas"]["KemajuanBaki"][];
            /** Format: int64 */
            ditemukan: number;
            /**
             * Format: int64
             * @description what has to be there now, and how much of it was found
             */
            harus: number;
            kelas: components["schemas"]["JumlahKelas"][];
            opname: components["schemas"]["Opname"];
            pemindai: components["schemas"]["PemindaiOpname"][];
        };
        Saldo: {
            kasir: string;
            /** Format: int64 */
            saldo: number;
        };
        /** @description The one-time password, shown this once; none when it was chosen by the one who asked. */
        SandiSekaliPakai: {
            password?: string | null;
            user_id: string;
        };
        SaringanLaporan: {
            awal: string;
            jenis: string;
            kunci: string;
            label: string;
            /** @description the slug of the master its values come from */
            master?: string | null;
            pilihan: components["schemas"]["PilihanLaporan"][];
            /** @description the message when it is left empty */
            wajib?: string | null;
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
        /** @enum {string} */
        SesiTimbang: "PAGI" | "SORE";
        /** @description How a set stands against head office. */
        SetPusat: {
            /** @description why this person cannot pull it; empty when they can */
            alasan: string;
            baru: number;
            berubah: number;
            hilang: number;
            /** @description a list a store usually keeps for itself */
            milik_toko: boolean;
            sama: number;
            sebut: string;
            slug: string;
        };
        /** @description A setting with all the settings screen needs to explain and edit it. */
        SettingKeterangan: {
            arti: string;
            bawaan: string;
            /** @description TANDA, TEKS, ANGKA, JSON or DAFTAR */
            jenis: string;
            kelompok: string;
            key: string;
            /** @description menus that stand behind it */
            menu: string[];
            /** @description the only values it may have, where they are listed */
            pilihan: string[];
            value: string;
        };
        /** @description One setting as the wire has it. */
        SettingToko: {
            key: string;
            value: string;
        };
        SetujuiOtorisasi: {
            /** @description the approver's own */
            password: string;
        };
        /** @description A printer as the screen sends it. */
        SimpanPrinter: {
            aktif?: boolean | null;
            /** @description host:port or the name of an agent; left out for a download */
            alamat?: string;
            cara: components["schemas"]["CaraCetak"];
            jenis: components["schemas"]["JenisPrinter"];
            /**
             * Format: int64
             * @description characters a line, for ESCPOS; 48 when left out
             */
            lebar?: number | null;
            nama: string;
            /**
             * Format: int64
             * @description of the printer the change was made on
             */
            versi?: number | null;
        };
        /** @description A node of the akses tree, at most three levels deep. */
        Simpul: {
            children: components["schemas"]["Simpul"][];
            is_show: boolean;
            key: string;
            label: string;
        };
        /**
         * @description Where the price of a gram comes from.
         * @enum {string}
         */
        Sistem: "harga_100%" | "per_group";
        /**
         * @description What a piece is in the shop's day; follows from where it lies.
         * @enum {string}
         */
        StatusBarang: "BARU" | "READY" | "TITIP" | "PESAN" | "CICIL" | "TERJUAL" | "KIRIM" | "REPARASI" | "CUCI" | "RUSAK" | "HANCUR" | "RETUR" | "HILANG" | "BELI" | "LEBUR";
        /** @enum {string} */
        StatusOpname: "JALAN" | "SELESAI" | "BATAL";
        /** @description What a tray holds of a type. `kode_toko` is the tray. */
        StokCurah: {
            /** Format: double */
            berat: number;
            /** Format: double */
            berat_murni: number;
            /**
             * Format: int64
             * @description what it cost altogether
             */
            harga_modal: number;
            kode_dept: string;
            kode_group: string;
            kode_gudang: string;
            kode_toko: string;
            nama_dept: string;
            nama_group: string;
            /** Format: int64 */
            qty: number;
        };
        /** @description A shipment in full. */
        SuratKirim: components["schemas"]["KirimRingkas"] & {
            detail_barang: components["schemas"]["KirimBaris"][];
            selisih: components["schemas"]["KirimSelisih"][];
        };
        SusutBarang: {
            alasan: string;
            /** Format: double */
            berat_buku: number;
            /** Format: double */
            berat_timbang: number;
            diputus: string;
            diputus_oleh: string;
            kode_barcode: string;
            kode_dept: string;
            kode_group: string;
            nama_barang: string;
            no_dok: string;
            no_susut: string;
            oleh: string;
            /**
             * Format: double
             * @description books minus scale; negative when it became heavier
             */
            selisih: number;
            /** @description PENDING, DITERIMA, DITOLAK */
            status: string;
            sumber: string;
            tgl_system: string;
            /** Format: double */
            toleransi: number;
            waktu: string;
        };
        TarikPusat: {
            /** @description rows that head office does not have are deleted here, unless they are in use */
            hapus_hilang?: boolean;
            /** @description slugs of the sets */
            set: string[];
            /** @description registered on the socket, for the progress */
            uid?: string | null;
        };
        TeksLaporan: {
            gagal: string;
            kosong: string;
            tersedia: string;
        };
        TerbitHarga: {
            /** @description what is not named is confirmed as it was carried forward */
            baris: components["schemas"]["UsulHarga"][];
            /** @description of what was read; a change by somebody else in between is refused */
            penanda: string;
            /** @description stores to publish for; left out, the store one works in. Others only for head office. */
            toko?: string[];
            /** @description a change over the limit was seen and is meant */
            yakin?: boolean;
        };
        TerbitanHarga: {
            toko: components["schemas"]["TokoTerbitHarga"][];
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
        TerimaBarang: {
            /**
             * @description why some are missing; wanted when some are
             * @default
             */
            alasan_kurang: string;
            /** @default [] */
            barang_lebih: components["schemas"]["BarangLebih"][];
            /** @default [] */
            detail_barang: components["schemas"]["BarangTerima"][];
            /** @default  */
            keterangan: string;
            /**
             * @description the tray the pieces go into
             * @default
             */
            kode_toko: string;
            /** @default  */
            no_kirim: string;
        };
        /** @description A line of a receipt. */
        TerimaBaris: {
            /** Format: double */
            berat: number;
            /** Format: double */
            berat_supplier: number;
            /** Format: int64 */
            kadar_cetak: number;
            kode_baki: string;
            kode_barcode: string;
            kode_group: string;
            kode_intern: string;
            nama_barang: string;
            /** Format: int64 */
            nilai: number;
        };
        /** @description A receipt with its lines. */
        TerimaLengkap: {
            baris: components["schemas"]["TerimaBaris"][];
            terima: components["schemas"]["TerimaRingkas"];
        };
        /** @description A receipt in the list of the last ones, and the head of its paper. */
        TerimaRingkas: {
            asal_perolehan: string;
            /** Format: double */
            berat: number;
            /** Format: double */
            berat_supplier: number;
            /** @description SUPPLIER or PUSAT */
            dari: string;
            keterangan: string;
            /** @description the supplier's code, or PUSAT */
            lawan: string;
            nama_lawan: string;
            /** Format: int64 */
            nilai: number;
            no_dok: string;
            no_faktur_pajak: string;
            no_surat_jalan: string;
            oleh: string;
            /** Format: int64 */
            qty: number;
            /** Format: double */
            tarif_ppn: number;
            tgl_system: string;
            waktu: string;
        };
        TerimaSupplier: {
            /**
             * @description SUPPLIER_FAKTUR with `no_faktur_pajak`, otherwise SUPPLIER_TANPA_FAKTUR, MASYARAKAT, LEBUR, LELANG
             * @default
             */
            asal_perolehan: string;
            /**
             * @description SUPPLIER, or PUSAT for what head office sent without a shipment of its own
             * @default
             */
            dari: string;
            /** @default [] */
            detail_barang: components["schemas"]["BarangBaru"][];
            /** @default  */
            keterangan: string;
            /** @default  */
            no_faktur_pajak: string;
            /**
             * @description of the supplier's delivery note
             * @default
             */
            no_surat_jalan: string;
            /**
             * @description the supplier, when it is one
             * @default
             */
            supplier_barang: string;
        };
        /** @description What a receipt became. */
        TerimaTersimpan: {
            barang: components["schemas"]["BarangTersimpan"][];
            no_dok: string;
        };
        TimbangBaki: {
            /** Format: double */
            berat: number;
            kode_gudang: string;
            /** @description the tray */
            kode_toko: string;
            /** @description what the scale sent; empty when the weight was typed */
            mentah?: string;
            sesi?: components["schemas"]["SesiTimbang"] | null;
        };
        /** @enum {string} */
        TindakanKurang: "DITEMUKAN" | "KEMBALI" | "HILANG";
        TokoPratinjauHarga: {
            kode_toko: string;
            nama_toko: string;
            /** Format: int64 */
            nilai_baru: number;
            /** Format: int64 */
            nilai_lama: number;
        };
        /** @description All of a store. */
        TokoRinci: {
            alamat_toko: string;
            /** Format: int64 */
            banyak_user: number;
            kode_toko: string;
            nama_toko: string;
            no_telp: string;
            no_whatsapp: string;
            npwp: string;
            /** @description an address on another machine; empty for this one */
            portal: string;
            pusat: boolean;
            /** @description printed in the place of a logo; the name when empty */
            teks_logo: string;
            tgl_system: string;
            /** Format: int64 */
            versi: number;
        };
        /** @description A store in the list of the picker. */
        TokoRingkas: {
            alamat_toko: string;
            kode_toko: string;
            nama_toko: string;
            portal: string;
            pusat: boolean;
            tgl_system: string;
        };
        TokoTambah: {
            alamat_toko: string;
            kode_toko: string;
            nama_toko: string;
            no_telp: string;
            no_whatsapp: string;
            portal?: string | null;
        };
        TokoTerbitHarga: {
            /** @description groups confirmed */
            dikonfirmasi: number;
            /** @description groups this store does not have */
            dilewati: string[];
            /** @description groups whose price changed */
            diubah: number;
            kode_toko: string;
            tanggal: string;
        };
        /** @description A change: what is left out stays. */
        TokoUbah: {
            alamat_toko?: string | null;
            nama_toko?: string | null;
            no_telp?: string | null;
            no_whatsapp?: string | null;
            npwp?: string | null;
            /** @description head office only */
            portal?: string | null;
            teks_logo?: string | null;
            /**
             * Format: int64
             * @description of the data the change was made on; left out: whatever stands is changed
             */
            versi?: number | null;
        };
        TolakOtorisasi: {
            alasan: string;
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
        TransitBarang: {
            keluar: components["schemas"]["PerjalananBarang"];
            masuk: components["schemas"]["PerjalananBarang"];
        };
        /** @description A job as the agent gets it. */
        TugasAgen: {
            berlaku_sampai: string;
            /**
             * Format: int64
             * @description which finger to enrol: 0 to 9 from the left little finger
             */
            jari?: number | null;
            jenis: components["schemas"]["JenisSidikJari"];
            pekerjaan: string;
            /** @description random, to be signed with the verdict */
            tantangan: string;
            user_id: string;
        };
        /** @description A job as an agent hears of it. */
        TugasCetak: {
            /** Format: int64 */
            besar: number;
            jenis: components["schemas"]["JenisPrinter"];
            judul: string;
            pekerjaan: string;
            printer: string;
        };
        /** @description A store that pieces may be sent to. */
        TujuanKirim: {
            kode_toko: string;
            nama_toko: string;
            pusat: boolean;
        };
        TuntaskanKurang: {
            /** @default  */
            alasan: string;
            /** @default  */
            kode_barcode: string;
            /**
             * @description the tray it goes into; none for a lost piece
             * @default
             */
            kode_toko: string;
            /** @default  */
            no_kirim: string;
            /**
             * @description the approval, where the person is no supervisor
             * @default
             */
            otorisasi: string;
            /** @default DITEMUKAN */
            tindakan: components["schemas"]["TindakanKurang"];
        };
        UangKas: {
            deskripsi: string;
            jenis: components["schemas"]["JenisKas"];
            /** Format: int64 */
            jumlah_rp: number;
            kategori: string;
        };
        /** @description A save: the lines with their accounts. Lines that are not sent stay as they are. */
        UbahAkun: {
            detail_akun: components["schemas"]["IsiDetail"][];
            /**
             * Format: int64
             * @description the version that was read; another one in the table is a stale edit
             */
            versi?: number | null;
        };
        UbahProfit: {
            data: components["schemas"]["ProfitBaru"][];
        };
        UbahSidikJari: {
            /**
             * Format: int64
             * @description 0 to 9 from the left little finger
             */
            jari: number;
            /** @description one's own, not the user's */
            password: string;
            user_id: string;
        };
        /** @description A user as the managing screens list them. */
        UserRinci: {
            aktif: boolean;
            /** @description may the one who asks manage this user? */
            boleh_ubah: boolean;
            /** @description still has the one-time password */
            ganti_password: boolean;
            kode_toko: string;
            level: string;
            nama_toko: string;
            no_whatsapp: string;
            /** @description head office: works at every store */
            pusat: boolean;
            /**
             * Format: int64
             * @description fingers enrolled
             */
            sidik_jari: number;
            terakhir_masuk?: string | null;
            user_id: string;
            user_name: string;
            /**
             * Format: int64
             * @description sent back with a change, so that two people do not overwrite each other
             */
            versi: number;
        };
        UserTambah: {
            kode_toko: string;
            /** @description SU, MU, OWN, DEV, SPV, KASIR, FIN or one of the shop's own */
            level: string;
            no_whatsapp?: string;
            /** @description left out: one is made and shown once; either way it must be changed at the first login */
            password?: string | null;
            pusat?: boolean;
            user_id: string;
            user_name: string;
        };
        UserUbah: {
            /** @description gives the menus of the level's template in place of the present ones */
            akses_template?: boolean;
            aktif: boolean;
            kode_toko: string;
            level: string;
            no_whatsapp: string;
            pusat: boolean;
            user_name: string;
            /** Format: int64 */
            versi: number;
        };
        /** @description A price somebody wants to stand. */
        UsulHarga: {
            /** Format: int64 */
            harga_beli: number;
            /** Format: int64 */
            harga_jual: number;
            /** Format: int64 */
            harga_rosok?: number;
            /** @description empty for pure gold */
            kode_group: string;
            /**
             * Format: double
             * @description rupiah for a dollar, two decimals
             */
            kurs_usd?: number;
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
