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
    "/api/v1/audit/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The audit trail of the store. With `uid` the rows stream over the socket and this answer only says so. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Minta"];
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Jawab_Vec_Baris"];
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
        /** Approvals by business date. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description business date, YYYY-MM-DD */
                    tgl_from: string | null;
                    tgl_to: string | null;
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
                        "application/json": components["schemas"]["Jawab_Vec_TokoRingkas"];
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
        /** @description One act; the rows themselves are written as text, this describes them. */
        Baris: {
            aksi: string;
            isi: unknown;
            objek: string;
            oleh: string;
            /** Format: int64 */
            seq: number;
            tgl_system: string;
            waktu: string;
        };
        Buka: {
            password: string;
            user_id: string;
        };
        /**
         * @description How the approver showed who they are.
         * @enum {string}
         */
        CaraOtorisasi: "PASSWORD" | "FINGERPRINT" | "KOTAK";
        /** @description The fingerprint record of the specification. */
        CetakanSidikJari: {
            fingerprints: components["schemas"]["JariTerdaftar"][];
            user_id: string;
        };
        GantiPassword: {
            password_baru: string;
            password_lama: string;
        };
        Hidup: {
            status: string;
        };
        JariTerdaftar: {
            /** @description base64; only for the user's own session and for an agent of a store where they may approve */
            bytes?: string | null;
            /** Format: int64 */
            jari: number;
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
        Jawab_Vec_Baris: {
            /** Format: int64 */
            count?: number | null;
            data: {
                aksi: string;
                isi: unknown;
                objek: string;
                oleh: string;
                /** Format: int64 */
                seq: number;
                tgl_system: string;
                waktu: string;
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
        Jawab_bool: {
            /** Format: int64 */
            count?: number | null;
            data: boolean;
            message?: string | null;
        };
        /** @enum {string} */
        JenisKas: "MASUK" | "KELUAR";
        /** @enum {string} */
        JenisSidikJari: "SCAN" | "ENROL";
        /** @enum {string} */
        KeadaanOtorisasi: "MENUNGGU" | "DISETUJUI" | "DITOLAK" | "TERPAKAI" | "KEDALUWARSA";
        /** @enum {string} */
        KeadaanSidikJari: "MENUNGGU" | "COCOK" | "GAGAL" | "TERPAKAI" | "BATAL" | "KEDALUWARSA";
        Keluar: {
            /** @description as the specification has it; the token decides whose session ends */
            user_id?: string | null;
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
        Masuk: {
            /** @description head office may log in at any store */
            kode_toko?: string | null;
            password: string;
            user_id: string;
        };
        Minta: {
            /** @description exact, ALL for any */
            aksi?: string | null;
            /** @description any part of it */
            objek?: string | null;
            /** @description user, ALL for any */
            oleh?: string | null;
            /** @description first day, by the clock in Jakarta */
            tgl_from?: string | null;
            /** @description last day, included */
            tgl_to?: string | null;
            /** @description registered with `daftar`: the rows come over the socket as `audit-report` */
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
        PindaiSidikJari: {
            kategori: string;
            /** @description the approver picked: SPV or OWN */
            user_id: string;
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
        /** @description One setting as the wire has it. */
        SettingToko: {
            key: string;
            value: string;
        };
        SetujuiOtorisasi: {
            /** @description the approver's own */
            password: string;
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
        /** @description A store in the list of the picker. */
        TokoRingkas: {
            alamat_toko: string;
            kode_toko: string;
            nama_toko: string;
            portal: string;
            pusat: boolean;
            tgl_system: string;
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
        UangKas: {
            deskripsi: string;
            jenis: components["schemas"]["JenisKas"];
            /** Format: int64 */
            jumlah_rp: number;
            kategori: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
