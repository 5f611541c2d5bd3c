// Generated from spec/openapi.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

export interface components {
  schemas: {
    /**
     * Format: password
     * @description An authentication token, for the header CMW-Auth-Token. Opaque; it is shown this once and cannot be read again.
     */
    AuthToken: string;
    /** @description One fault. */
    ErrorResponseEntry: {
      /**
       * @description A message key of the catalogue, with `%name%` placeholders.
       * @example %resource%-%id%-not-found
       */
      key: string;
      /** @description A message for people. */
      error: string;
      /** @description The values that replace the placeholders in the key. */
      extraFields: {
        [key: string]: string;
      };
      /** @description The same as the header CMW-Request-Id. */
      requestId?: string;
    };
    /** @description The body of every error. */
    ErrorResponse: {
      /** @description What went wrong; one entry for each fault that was found. */
      errorHolders: components["schemas"]["ErrorResponseEntry"][];
      /** @description The earlier form, human-readable messages only. It is read, and only written where a fault rule asks for it; then `errorHolders` is absent. */
      errors?: string[];
    };
    /**
     * @description Where a token comes from. SESSION: from `GET /login`; it lives for 24 hours. PERMANENT: from `GET /login` with `expire=false`; a user has one. PERSONAL: made by name with `POST /token`.
     * @enum {string}
     */
    TokenKind: "SESSION" | "PERMANENT" | "PERSONAL";
    /**
     * @description The direction of a sorted list.
     * @default ASC
     * @enum {string}
     */
    SortDirection: "ASC" | "DESC";
    /** @description A reference to a `user`. */
    UserReference: {
      /**
       * @description The relative URL `user/<id>`. On input also with a leading slash, or absolute on this service.
       * @example user/12
       */
      url: `user/${number}`;
    };
    /**
     * @description What a token may be used for. READ_ONLY: operations that change nothing; any other is 403. READ_WRITE: everything that its user may do.
     * @enum {string}
     */
    TokenAccess: "READ_ONLY" | "READ_WRITE";
    /**
     * Format: date-time
     * @description An ISO 8601 date-time with time zone. Written in UTC as `YYYY-MM-DDTHH:mm:ssZ`, with milliseconds only when they are not zero.
     * @example 2026-01-31T08:15:00Z
     */
    DateTime: string;
    /** @description A token that a user can sign in with, without the token itself. */
    TokenDTO: {
      /**
       * Format: int32
       * @description The identifier of the token.
       * @example 7
       */
      id: number;
      /**
       * @description The relative URL, `token/<id>`.
       * @example token/7
       */
      self: `token/${number}`;
      /** @description Whom it signs in. */
      user: components["schemas"]["UserReference"];
      kind: components["schemas"]["TokenKind"] | (string & {});
      /**
       * @description What its user calls it. Absent: it is not a personal one.
       * @example Billing export
       */
      name?: string;
      access: components["schemas"]["TokenAccess"] | (string & {});
      /** @description When it was made, on the machine's clock. */
      createdAt: components["schemas"]["DateTime"];
      /** @description From when on it is not valid any more. Absent: until it is revoked. */
      expiresAt?: components["schemas"]["DateTime"];
      /** @description When it was last used, at most a minute before that. Absent: never. */
      lastUsedAt?: components["schemas"]["DateTime"];
      /**
       * @description Whether the request was made with it. Absent when it was not.
       * @example true
       */
      current?: boolean;
    };
    /** @description A personal token to create. */
    TokenCreate: {
      /**
       * @description What it is for, as its user will know it again.
       * @example Billing export
       */
      name: string;
      /** @description READ_WRITE when absent. */
      access?: components["schemas"]["TokenAccess"];
      /** @description From when on it is not valid any more, on the machine's clock; in the future. Absent: until it is revoked. */
      expiresAt?: components["schemas"]["DateTime"];
    };
    /** @description A personal token that was created, with the token itself. */
    TokenCreated: {
      token: components["schemas"]["AuthToken"];
    } & components["schemas"]["TokenDTO"];
    /**
     * @description The name that a user signs in with. It is unique. 4 to 255 characters, letters, digits and `@ . + - _`.
     * @example ada.reyes
     */
    UserName: string;
    /**
     * Format: email
     * @description An e-mail address, of at most 255 characters.
     * @example ada.reyes@acme.example
     */
    EmailAddress: string;
    /**
     * @description The two-letter code of a language, in lower case.
     * @example en
     */
    LanguageCode: string;
    /**
     * @description The role of a user.
     * @enum {string}
     */
    UserRole: "ROLE_USER" | "ROLE_VENDOR" | "ROLE_ADMIN";
    /** @description A reference to a vendor company or a customer company. */
    CompanyOrUserCompanyReference: {
      /**
       * @description The relative URL `company/<id>` or `userCompany/<id>`.
       * @example company/3
       */
      url: `company/${number}` | `userCompany/${number}`;
    };
    /** @description A reference to a `companyGroup`. */
    CompanyGroupReference: {
      /**
       * @description The relative URL `companyGroup/<id>`. On input also with a leading slash, or absolute on this service.
       * @example companyGroup/12
       */
      url: `companyGroup/${number}`;
    };
    /**
     * @description The two-letter code of a country, in upper case.
     * @example IT
     */
    CountryCode: string;
    /** @description A postal address. */
    Address: {
      /**
       * Format: int32
       * @description The identifier of the address. An address has no URL of its own.
       */
      id: number;
      /** @description Street and number. */
      address?: string;
      /** @description The city. */
      city?: string;
      /** @description The postal code. */
      zipCode?: string;
      /**
       * @description The state or province, a code of two characters.
       * @example CA
       */
      state?: string;
      /** @description The name of the country. */
      country?: string;
      /** @description The two-letter code of the country. */
      countryCode?: components["schemas"]["CountryCode"];
    };
    /** @description A user. `userRole`, `acceptedTerms`, `activated`, `enabled` and `newbie` are always answered, except to a vendor that reads a buyer of its products: it gets none of them, nor `paymentDataSaved`. */
    MyUserDTO: {
      /**
       * Format: int32
       * @description The identifier of the user.
       */
      id: number;
      /**
       * @description The relative URL of the user, `user/<id>`.
       * @example user/7
       */
      self: `user/${number}`;
      /** @description The name that the user signs in with. */
      userName: components["schemas"]["UserName"];
      /** @description The name of the person; the given name alone where there is a `surname`. */
      name: string;
      /** @description The family name. */
      surname?: string;
      /** @description `name` and `surname`, with a space between them. */
      fullName?: string;
      /** @description The e-mail address of the user. It serves to sign in as well. */
      email: components["schemas"]["EmailAddress"];
      /** @description The telephone number, as the user wrote it. Absent where there is none. */
      phoneNumber?: string;
      /** @description The language that the user prefers, a two-letter code. Absent: English. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The role of the user on the marketplace. */
      userRole?: components["schemas"]["UserRole"] | (string & {});
      /** @description Whether the user has accepted the terms of the marketplace. */
      acceptedTerms?: boolean;
      /** @description Whether the e-mail address is confirmed. */
      activated?: boolean;
      /** @description Whether the user may sign in. A blocked user is not enabled. */
      enabled?: boolean;
      /** @description Whether the user is new here and has not finished the first steps. */
      newbie?: boolean;
      /** @description When the user was activated. Absent before. */
      activationDate?: components["schemas"]["DateTime"];
      /** @description When the user was created. */
      creationDate?: components["schemas"]["DateTime"];
      /**
       * @description The name of the marketplace environment that the user belongs to.
       * @example staging
       */
      environment: string;
      /** @description The vendor company of a vendor, or the customer company of a customer. Absent where there is none. */
      company?: components["schemas"]["CompanyOrUserCompanyReference"];
      /** @description The group inside the customer company. Absent where there is none. */
      companyGroup?: components["schemas"]["CompanyGroupReference"];
      /** @description The billing address. Absent where there is none. */
      address?: components["schemas"]["Address"];
      /** @description Whether a payment method is stored that an order can be charged to. */
      paymentDataSaved?: boolean;
      /** @description The identifier of the user in a system outside the marketplace. */
      externalId?: string;
    };
    /**
     * Format: password
     * @description A password of 8 to 256 characters.
     */
    Password: string;
    /** @description A postal address to store. It replaces the one that was there as a whole. */
    AddressInput: {
      /** @description Street and number, at most 255 characters. */
      address?: string;
      /** @description The city, at most 255 characters. */
      city?: string;
      /** @description The postal code, at most 255 characters. */
      zipCode?: string;
      /**
       * @description The state or province, a code of two upper-case characters.
       * @example CA
       */
      state?: string;
      /** @description The name of the country, at most 255 characters. */
      country?: string;
      /** @description The two-letter code of the country. */
      countryCode?: components["schemas"]["CountryCode"];
    };
    /** @description The fields of a user. Those that are absent keep their value, and `null` clears one. Other fields are ignored. */
    UserFields: {
      /** @description The name to sign in with. One that is taken is 409. */
      userName?: components["schemas"]["UserName"];
      /** @description The name of the person, 1 to 255 characters; the given name alone where there is a `surname`. */
      name?: string;
      /** @description The family name, 1 to 255 characters. `null` clears it. */
      surname?: string | null;
      /** @description The e-mail address. One that is taken is 409. */
      email?: components["schemas"]["EmailAddress"];
      /** @description A new password, of 8 to 256 characters. It is never answered. It ends every session and the permanent token of the user; the session of the request, if it is the user's own, is renewed. */
      password?: components["schemas"]["Password"];
      /** @description The telephone number, 1 to 20 characters. `null` clears it. */
      phoneNumber?: string | null;
      /** @description The language that the user prefers, a two-letter code. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The billing address, replaced as a whole. `null` clears it. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description Whether the user has accepted the terms of the marketplace. */
      acceptedTerms?: boolean;
      /** @description Whether the user has still to finish the first steps. */
      newbie?: boolean;
      /** @description The identifier of the user in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
      externalId?: string | null;
      /** @description The role. Set by an administrator only. */
      userRole?: components["schemas"]["UserRole"];
      /** @description Whether the user may sign in. Set by an administrator only. */
      enabled?: boolean;
      /** @description The name of the marketplace environment, 1 to 255 characters. Set by an administrator only. */
      environment?: string;
      /** @description The company that the user is a member of. Set by an administrator only. */
      company?: components["schemas"]["CompanyOrUserCompanyReference"];
      /** @description A group of the customer company that the user is a member of. `null` takes the user out of its group. Set by an administrator only. */
      companyGroup?: components["schemas"]["CompanyGroupReference"] | null;
    };
    /** @description A new user. Without `userRole` it is a customer, ROLE_USER. Without `enabled` it is enabled. It is activated by the action ACTIVATE. */
    UserCreate: WithRequired<components["schemas"]["UserFields"], "userName" | "name" | "email" | "password">;
    /** @description Changes to a user. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
    MyUserInput: {
      /**
       * Format: password
       * @description The password in use. Whoever changes its own `password` or `email` must name it; a wrong one is 422, and counts as a wrong password at a sign-in. Otherwise it is ignored.
       */
      currentPassword?: string;
    } & components["schemas"]["UserFields"];
    /**
     * @description What can be done to a user. ACTIVATE: confirms its e-mail address (`activated`). APPROVE: enables it. BLOCK: disables it, and its tokens end. UNBLOCK: enables it again.
     * @enum {string}
     */
    UserAction: "ACTIVATE" | "APPROVE" | "BLOCK" | "UNBLOCK";
    /** @description An action on a user. */
    UserActionPatch: {
      /** @description What to do. An unknown action is 400. */
      action: components["schemas"]["UserAction"];
    };
    /** @description Single fields of a user. A field that would do nothing is 400: one that is not listed, and for all but an administrator `userRole`, `enabled`, `environment`, `company` and `companyGroup`. */
    UserFieldsPatch: {
      /** @description The name to sign in with. One that is taken is 409. */
      userName?: components["schemas"]["UserName"];
      /** @description The name of the person, 1 to 255 characters; the given name alone where there is a `surname`. */
      name?: string;
      /** @description The family name, 1 to 255 characters. `null` clears it. */
      surname?: string | null;
      /** @description The e-mail address. One that is taken is 409. */
      email?: components["schemas"]["EmailAddress"];
      /** @description A new password, of 8 to 256 characters. It is never answered. It ends every session and the permanent token of the user; the session of the request, if it is the user's own, is renewed. */
      password?: components["schemas"]["Password"];
      /**
       * Format: password
       * @description The password in use. Whoever changes its own `password` or `email` must name it; a wrong one is 422, and counts as a wrong password at a sign-in. Otherwise it would do nothing: 400.
       */
      currentPassword?: string;
      /** @description The telephone number, 1 to 20 characters. `null` clears it. */
      phoneNumber?: string | null;
      /** @description The language that the user prefers, a two-letter code. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The billing address, replaced as a whole. `null` clears it. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description Whether the user has accepted the terms of the marketplace. */
      acceptedTerms?: boolean;
      /** @description Whether the user has still to finish the first steps. */
      newbie?: boolean;
      /** @description The identifier of the user in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
      externalId?: string | null;
      /** @description The role. Set by an administrator only. */
      userRole?: components["schemas"]["UserRole"];
      /** @description Whether the user may sign in. Set by an administrator only. */
      enabled?: boolean;
      /** @description The name of the marketplace environment, 1 to 255 characters. Set by an administrator only. */
      environment?: string;
      /** @description The company that the user is a member of. Set by an administrator only. */
      company?: components["schemas"]["CompanyOrUserCompanyReference"];
      /** @description A group of the customer company that the user is a member of. `null` takes the user out of its group. Set by an administrator only. */
      companyGroup?: components["schemas"]["CompanyGroupReference"] | null;
    };
    /** @description Either an action on a user, or single fields of it; never both. */
    UserPatch: components["schemas"]["UserActionPatch"] | components["schemas"]["UserFieldsPatch"];
    /**
     * @description A metadata key: any text but `.` and `..`. These two are steps in a path, so that the path of such a key would be the path of another object.
     * @example costCentre
     */
    MetadataKey: string;
    /** @description A flat map of string to string. */
    Metadata: {
      [key: string]: string;
    };
    /** @description A customer company: a business that buys products, and the users in it. */
    UserCompanyDTO: {
      /**
       * Format: int32
       * @description The identifier of the company.
       */
      id: number;
      /**
       * @description The relative URL of the company, `userCompany/<id>`.
       * @example userCompany/4
       */
      self: `userCompany/${number}`;
      /** @description The name of the company. */
      name: string;
      /** @description The e-mail address of the company. */
      emailAddress?: components["schemas"]["EmailAddress"];
      /** @description What the company does. */
      companyDescription?: string;
      /** @description The address of the company's web site. */
      companyUrl?: string;
      /** @description The telephone number, as it was written. */
      phoneNumber?: string;
      /** @description The legal address. */
      address?: components["schemas"]["Address"];
      /** @description The tax or VAT number. */
      taxCode?: string;
      /** @description The language that the company prefers, a two-letter code. Absent: English. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The identifier of the company in a system outside the marketplace. */
      externalId?: string;
      /** @description Whether the company may use the marketplace. */
      enabled: boolean;
    };
    /** @description Changes to a customer company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
    UserCompanyInput: {
      /** @description The name of the company, 1 to 255 characters. */
      name?: string;
      /** @description The e-mail address of the company. */
      emailAddress?: components["schemas"]["EmailAddress"];
      /** @description What the company does, at most 4096 characters. `null` clears it. */
      companyDescription?: string | null;
      /**
       * Format: uri
       * @description The http or https address of the company's web site, at most 1024 characters. `null` clears it.
       */
      companyUrl?: string | null;
      /** @description The telephone number, 1 to 20 characters. `null` clears it. */
      phoneNumber?: string | null;
      /** @description The legal address, replaced as a whole. `null` clears it. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description The tax or VAT number, 1 to 255 characters. `null` clears it. */
      taxCode?: string | null;
      /** @description The language that the company prefers, a two-letter code. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
      externalId?: string | null;
      /** @description Whether the company may use the marketplace. Set by an administrator only. */
      enabled?: boolean;
    };
    /** @description A new customer company. Without `enabled` it is enabled. */
    UserCompanyCreate: WithRequired<components["schemas"]["UserCompanyInput"], "name">;
    /**
     * @description What can be done to a company. ACTIVATION: enables the company and all its members. DEACTIVATION: disables them all.
     * @enum {string}
     */
    CompanyAction: "ACTIVATION" | "DEACTIVATION";
    /** @description An action on a company. */
    BaseCompanyPatchDTO: {
      /** @description What to do. An unknown action is 400. */
      action: components["schemas"]["CompanyAction"];
    };
    /** @description Single fields of a customer company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`. */
    UserCompanyFieldsPatch: {
      /** @description The name of the company, 1 to 255 characters. */
      name?: string;
      /** @description The e-mail address of the company. */
      emailAddress?: components["schemas"]["EmailAddress"];
      /** @description What the company does, at most 4096 characters. `null` clears it. */
      companyDescription?: string | null;
      /**
       * Format: uri
       * @description The http or https address of the company's web site, at most 1024 characters. `null` clears it.
       */
      companyUrl?: string | null;
      /** @description The telephone number, 1 to 20 characters. `null` clears it. */
      phoneNumber?: string | null;
      /** @description The legal address, replaced as a whole. `null` clears it. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description The tax or VAT number, 1 to 255 characters. `null` clears it. */
      taxCode?: string | null;
      /** @description The language that the company prefers, a two-letter code. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
      externalId?: string | null;
      /** @description Whether the company may use the marketplace. Set by an administrator only. */
      enabled?: boolean;
    };
    /** @description Either an action on a customer company, or single fields of it; never both. */
    UserCompanyPatch:
      | components["schemas"]["BaseCompanyPatchDTO"]
      | components["schemas"]["UserCompanyFieldsPatch"];
    /** @description A vendor company: a business that sells products, and the users in it. `syndicationEndpoint`, `technicalEmailAddress` and `externalId` are answered to the company itself and to administrators. */
    CompanyDTO: {
      /**
       * Format: int32
       * @description The identifier of the company.
       */
      id: number;
      /**
       * @description The relative URL of the company, `company/<id>`.
       * @example company/3
       */
      self: `company/${number}`;
      /** @description The name of the company. */
      name: string;
      /** @description The e-mail address of the company. */
      emailAddress?: components["schemas"]["EmailAddress"];
      /** @description What the company does. */
      companyDescription?: string;
      /** @description The address of the company's web site. */
      companyUrl?: string;
      /** @description The telephone number, as it was written. */
      phoneNumber?: string;
      /** @description The legal address. */
      address?: components["schemas"]["Address"];
      /** @description The tax or VAT number. */
      taxCode?: string;
      /** @description The language that the company prefers, a two-letter code. Absent: English. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The e-mail address for technical matters, such as an endpoint that does not answer. */
      technicalEmailAddress?: components["schemas"]["EmailAddress"];
      /**
       * @description The URL that the events of all subscriptions to the company's products go to. Absent where there is none.
       * @example https://northwind.example/events
       */
      syndicationEndpoint?: string;
      /** @description The identifier of the company in a system outside the marketplace. */
      externalId?: string;
      /** @description Whether the company may use the marketplace. */
      enabled: boolean;
    };
    /** @description The fields of a vendor company. Those that are absent keep their value, and `null` clears one. Other fields are ignored. */
    CompanyFields: {
      /** @description The name of the company, 1 to 255 characters. */
      name?: string;
      /** @description The e-mail address of the company. */
      emailAddress?: components["schemas"]["EmailAddress"];
      /** @description What the company does, at most 4096 characters. `null` clears it. */
      companyDescription?: string | null;
      /**
       * Format: uri
       * @description The http or https address of the company's web site, at most 1024 characters. `null` clears it.
       */
      companyUrl?: string | null;
      /** @description The telephone number, 1 to 20 characters. `null` clears it. */
      phoneNumber?: string | null;
      /** @description The legal address, replaced as a whole. `null` clears it. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description The tax or VAT number, 1 to 255 characters. `null` clears it. */
      taxCode?: string | null;
      /** @description The language that the company prefers, a two-letter code. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The e-mail address for technical matters, such as an endpoint that does not answer. `null` clears it. */
      technicalEmailAddress?: components["schemas"]["EmailAddress"] | null;
      /**
       * Format: uri
       * @description The http or https URL that the events of all subscriptions to the company's products go to, at most 2048 characters, without credentials in it. `null` ends them.
       * @example https://northwind.example/events
       */
      syndicationEndpoint?: string | null;
      /**
       * Format: password
       * @description The secret that signs the events to `syndicationEndpoint`, 1 to 255 characters. It is stored sealed and never answered. `null` clears it, and events are not signed any more.
       */
      notificationSecretToken?: string | null;
      /** @description The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
      externalId?: string | null;
      /** @description Whether the company may use the marketplace. Set by an administrator only. */
      enabled?: boolean;
    };
    /** @description A new vendor company. Without `enabled` it is enabled. */
    CompanyCreate: WithRequired<components["schemas"]["CompanyFields"], "name">;
    /** @description Changes to a vendor company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
    CompanyInput: {
      /**
       * @description With a new `notificationSecretToken`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Absent: the new one signs at once.
       * @example P7D
       */
      previousSecretValidFor?: string;
    } & components["schemas"]["CompanyFields"];
    /** @description Single fields of a vendor company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`. */
    CompanyFieldsPatch: {
      /** @description The name of the company, 1 to 255 characters. */
      name?: string;
      /** @description The e-mail address of the company. */
      emailAddress?: components["schemas"]["EmailAddress"];
      /** @description What the company does, at most 4096 characters. `null` clears it. */
      companyDescription?: string | null;
      /**
       * Format: uri
       * @description The http or https address of the company's web site, at most 1024 characters. `null` clears it.
       */
      companyUrl?: string | null;
      /** @description The telephone number, 1 to 20 characters. `null` clears it. */
      phoneNumber?: string | null;
      /** @description The legal address, replaced as a whole. `null` clears it. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description The tax or VAT number, 1 to 255 characters. `null` clears it. */
      taxCode?: string | null;
      /** @description The language that the company prefers, a two-letter code. */
      language?: components["schemas"]["LanguageCode"];
      /** @description The e-mail address for technical matters, such as an endpoint that does not answer. `null` clears it. */
      technicalEmailAddress?: components["schemas"]["EmailAddress"] | null;
      /**
       * Format: uri
       * @description The http or https URL that the events of all subscriptions to the company's products go to, at most 2048 characters, without credentials in it. `null` ends them.
       * @example https://northwind.example/events
       */
      syndicationEndpoint?: string | null;
      /**
       * Format: password
       * @description The secret that signs the events to `syndicationEndpoint`, 1 to 255 characters. It is stored sealed and never answered. `null` clears it, and events are not signed any more.
       */
      notificationSecretToken?: string | null;
      /** @description The identifier of the company in a system outside the marketplace, 1 to 255 characters. `null` clears it. */
      externalId?: string | null;
      /** @description Whether the company may use the marketplace. Set by an administrator only. */
      enabled?: boolean;
    };
    /** @description Either an action on a vendor company, or single fields of it; never both. */
    CompanyPatch: components["schemas"]["BaseCompanyPatchDTO"] | components["schemas"]["CompanyFieldsPatch"];
    /** @description A reference to a `userCompany`. */
    UserCompanyReference: {
      /**
       * @description The relative URL `userCompany/<id>`. On input also with a leading slash, or absolute on this service.
       * @example userCompany/12
       */
      url: `userCompany/${number}`;
    };
    /** @description A group of users inside a customer company. */
    CompanyGroupDTO: {
      /**
       * Format: int32
       * @description The identifier of the group.
       */
      id: number;
      /**
       * @description The relative URL of the group, `companyGroup/<id>`.
       * @example companyGroup/9
       */
      self: `companyGroup/${number}`;
      /** @description The name of the group. */
      name: string;
      /** @description What the company calls the group in its own systems, unique in the company. */
      identifier: string;
      /** @description The customer company that the group is in. */
      userCompany: components["schemas"]["UserCompanyReference"];
    };
    /** @description Changes to a group. Fields that are absent keep their value. Other fields are ignored; a group stays in its company. */
    CompanyGroupInput: {
      /** @description The name of the group, 1 to 255 characters. */
      name?: string;
      /** @description What the company calls the group in its own systems, 1 to 125 characters. One that is taken in the company is 409. */
      identifier?: string;
    };
    /** @description A new group of users inside a customer company. */
    CompanyGroupCreate: {
      /** @description The customer company that the group is in. A customer can name only its own. */
      userCompany: components["schemas"]["UserCompanyReference"];
    } & WithRequired<components["schemas"]["CompanyGroupInput"], "name" | "identifier">;
    /** @description A payment method that a user has stored. The full number of a card is never stored. */
    PaymentMethodDTO: {
      /**
       * Format: int32
       * @description The identifier of the payment method.
       */
      id: number;
      /**
       * @description The relative URL of the payment method, `paymentMethod/<id>`.
       * @example paymentMethod/21
       */
      self: `paymentMethod/${number}`;
      /** @description The name that its owner gave it. */
      label: string;
      /** @description Whether orders and renewals are charged to it. At most one of a user's methods is the default. */
      defaultMethod: boolean;
      /**
       * @description The last four digits of the card.
       * @example 4242
       */
      last4?: string;
      /** @description The month in which the card expires, 1 to 12. */
      expMonth?: number;
      /** @description The year in which the card expires, four digits. */
      expYear?: number;
    };
    /** @description Changes to a payment method. Fields that are absent keep their value. Other fields are ignored; another card is another payment method. */
    PaymentMethodInput: {
      /** @description What its owner calls it, 1 to 255 characters. */
      label?: string;
      /** @description `true` makes it the default in place of the earlier one. `false` on the default leaves the user without a default, and orders wait for payment. */
      defaultMethod?: boolean;
    };
    /** @description A payment method to store. The first one of a user becomes its default. */
    PaymentMethodCreate: {
      /** @description What the payment gateway knows the method by. It is never answered. */
      payload: {
        /**
         * @description A test payment method, one of `TestPaymentMethod`. Any other is 422.
         * @example pm_card_visa
         */
        paymentMethodId: string;
      };
    } & WithRequired<components["schemas"]["PaymentMethodInput"], "label">;
    /** @description A message of the platform to its users. */
    NotifyDTO: {
      /**
       * Format: int32
       * @description The identifier of the message.
       */
      id: number;
      /**
       * @description The relative URL of the message, `notification/<id>`.
       * @example notification/12
       */
      self: `notification/${number}`;
      /** @description From when the message is shown. Absent: at once. */
      start?: components["schemas"]["DateTime"];
      /** @description Until when the message is shown. Absent: without end. */
      end?: components["schemas"]["DateTime"];
      /** @description The roles that the message is for. An empty list is every role. */
      userRoles: (components["schemas"]["UserRole"] | (string & {}))[];
      /** @description The text, for people. */
      message: string;
    };
    /** @description Changes to a message. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
    NotifyInput: {
      /** @description From when the message is shown. `null`: at once. */
      start?: components["schemas"]["DateTime"] | null;
      /** @description Until when the message is shown, later than `start`. `null`: without end. */
      end?: components["schemas"]["DateTime"] | null;
      /** @description The roles that the message is for, each once, at most 10. An empty list is every role. */
      userRoles?: components["schemas"]["UserRole"][];
      /** @description The text, 1 to 4096 characters. */
      message?: string;
    };
    /** @description A new message of the platform. Without `userRoles` it is for every role; without dates it is shown at once and without end. */
    NotifyCreate: WithRequired<components["schemas"]["NotifyInput"], "message">;
    /** @description What the marketplace wrote to one user. It is sent by mail too where a mail server is set. */
    MessageDTO: {
      /**
       * Format: int32
       * @description The identifier of the message.
       */
      id: number;
      /**
       * @description The relative URL of the message, `message/<id>`.
       * @example message/31
       */
      self: `message/${number}`;
      /** @description Whom it was written to. */
      user: components["schemas"]["UserReference"];
      /** @description What it is about, on one line. */
      subject: string;
      /** @description The message in plain text. */
      text: string;
      /** @description The same message as a page of HTML. */
      html: string;
      /** @description The language that it is written in: the user's, else the company's, else English. */
      language: components["schemas"]["LanguageCode"];
      /** @description When it was written. */
      createdAt: components["schemas"]["DateTime"];
      /** @description When the mail server took it. Absent: it was not sent by mail. */
      sentAt?: components["schemas"]["DateTime"];
      /** @description Why the last try to send it failed. Absent: none has failed, or a later one worked. */
      error?: string;
    };
    /** @description A reference to a `product`. */
    ProductReference: {
      /**
       * @description The relative URL `product/<id>`. On input also with a leading slash, or absolute on this service.
       * @example product/12
       */
      url: `product/${number}`;
    };
    /** @description A customer's review and rating of a product. */
    CommentDTO: {
      /**
       * Format: int32
       * @description The identifier of the review.
       */
      id: number;
      /**
       * @description The relative URL of the review, `comment/<id>`.
       * @example comment/33
       */
      self: `comment/${number}`;
      /** @description The user name of the author. */
      userName: string;
      /** @description The name of the author, for people. */
      realName?: string;
      /** @description The product that is reviewed. */
      product: components["schemas"]["ProductReference"];
      /** @description From 1, poor, to 5, excellent. */
      rating: number;
      /** @description The review. Absent where there is only a rating. */
      comment?: string;
      /** @description When the review was written or last changed. */
      date: components["schemas"]["DateTime"];
    };
    /** @description Changes to a review. Fields that are absent keep their value, and `null` clears one. Other fields are ignored; a review stays with its product. */
    CommentInput: {
      /** @description From 1, poor, to 5, excellent. */
      rating?: number;
      /** @description The review, 1 to 4096 characters. `null` leaves only the rating. */
      comment?: string | null;
    };
    /** @description A new review of a product. */
    CommentCreate: {
      /** @description The product. Only a customer that has, or had, a subscription to it may review it. */
      product: components["schemas"]["ProductReference"];
    } & WithRequired<components["schemas"]["CommentInput"], "rating">;
    /** @description A reference to a `cloudProvider`. Cloud providers are set up by the marketplace and have no operations here. */
    CloudProviderReference: {
      /**
       * @description The relative URL `cloudProvider/<id>`. On input also with a leading slash, or absolute on this service.
       * @example cloudProvider/1
       */
      url: `cloudProvider/${number}`;
    };
    /** @description A reference to a `subscription`. */
    SubscriptionReference: {
      /**
       * @description The relative URL `subscription/<id>`. On input also with a leading slash, or absolute on this service.
       * @example subscription/12
       */
      url: `subscription/${number}`;
    };
    /** @description A credential of a customer for a cloud provider. Its secret is never answered. */
    CloudCredentialDTO: {
      /**
       * Format: int32
       * @description The identifier of the credential.
       */
      id: number;
      /**
       * @description The relative URL of the credential, `cloudCredential/<id>`.
       * @example cloudCredential/17
       */
      self: `cloudCredential/${number}`;
      /** @description The name that its owner gave it. */
      name: string;
      /** @description The cloud provider that the credential is for. */
      cloudProvider?: components["schemas"]["CloudProviderReference"];
      /** @description The user that the credential belongs to. */
      owner: components["schemas"]["UserReference"];
      /** @description The subscription that the credential is for. Absent where it is for any. */
      subscription?: components["schemas"]["SubscriptionReference"];
      /** @description Whether a secret is stored. */
      uploaded: boolean;
    };
    /** @description A new cloud credential of the caller. Its secret follows with SAVE_CUSTOM_CREDENTIALS. */
    CloudCredentialCreate: {
      /** @description What its owner calls it, 1 to 255 characters. */
      name: string;
      /** @description The cloud provider that the credential is for. */
      cloudProvider?: components["schemas"]["CloudProviderReference"];
      /** @description The subscription that the credential is for, one of the caller's own. */
      subscription?: components["schemas"]["SubscriptionReference"];
    };
    /**
     * @description What can be done to a cloud credential. SAVE_CUSTOM_CREDENTIALS: stores its secret, in place of an earlier one.
     * @enum {string}
     */
    CloudCredentialAction: "SAVE_CUSTOM_CREDENTIALS";
    /** @description An action on a cloud credential. */
    CloudCredentialPatch: {
      /** @description What to do. An unknown action is 400. */
      action: components["schemas"]["CloudCredentialAction"];
      /**
       * Format: password
       * @description The secret: any JSON value but null, such as a map of named texts, a key file, or one text. The whole body has at most 1 MiB. It is stored sealed and never answered.
       */
      payload:
        | {
            [key: string]: unknown;
          }
        | unknown[]
        | string
        | number
        | boolean;
    };
    /** @description A country and its code. */
    CountryCodeDTO: {
      /** @description The two-letter code of the country. */
      countryCode: components["schemas"]["CountryCode"];
      /** @description The name of the country in the language that was asked for. */
      country: string;
    };
    /**
     * @description The state of a subscription. See `x-lifecycle`. STOPPED, a tenant that nobody may use for now, is beyond the interface document.
     * @enum {string}
     */
    DeploymentStatus:
      | "WAITING_PAYMENT"
      | "PENDING"
      | "DEPLOYED"
      | "STOPPED"
      | "UNDEPLOY_SENT"
      | "UNDEPLOYED"
      | "FAILED";
    /**
     * @description NORMAL: paid before use. SANDBOX: a vendor's test order that behaves like NORMAL. TRIAL: a free trial.
     * @enum {string}
     */
    SubscriptionType: "NORMAL" | "SANDBOX" | "TRIAL";
    /** @description A reference to a `productVersion`. */
    ProductVersionReference: {
      /**
       * @description The relative URL `productVersion/<id>`. On input also with a leading slash, or absolute on this service.
       * @example productVersion/12
       */
      url: `productVersion/${number}`;
    };
    /** @description A reference to an `invoice`. */
    InvoiceReference: {
      /**
       * @description The relative URL `invoice/<id>`. On input also with a leading slash, or absolute on this service.
       * @example invoice/12
       */
      url: `invoice/${number}`;
    };
    /**
     * @description What an order was for. BILLING_ITEM_UPGRADE changes quantities of extra resources. CREDIT is the type of credit notes, which have no order of their own.
     * @enum {string}
     */
    OrderType:
      | "NORMAL"
      | "TRIAL"
      | "SANDBOX"
      | "RENEWAL"
      | "SYNDICATED_UPGRADE"
      | "BILLING_ITEM_UPGRADE"
      | "UPSELL"
      | "REFUND"
      | "CREDIT";
    /** @description A reference to an order of a subscription, with what the order was for. */
    SubscriptionOrder: {
      /**
       * @description The relative URL `order/<id>`.
       * @example order/128
       */
      url: `order/${number}`;
      /** @description What the order was for, as RENEWAL or SYNDICATED_UPGRADE. */
      orderType?: components["schemas"]["OrderType"] | (string & {});
    };
    /**
     * @description What a subscription's endpoint is for.
     * @enum {string}
     */
    EndpointCategory: "APP" | "PASSWORD_RESET" | "DOCUMENTATION" | "VIDEO";
    /** @description An address of the application that the customer uses. */
    SubscriptionEndpoint: {
      /** @description The URL. It uses HTTPS. */
      endpoint: string;
      /** @description What the customer is told about it. */
      description?: string;
      /** @description The category of the endpoint. One entry has APP. */
      category?: components["schemas"]["EndpointCategory"] | (string & {});
    };
    /**
     * @description A text for each language: two-letter language code to text.
     * @example {
     *       "en": "The first administrator"
     *     }
     */
    LocalizedText: {
      [key: string]: string;
    };
    /** @description A credential of a subscription. */
    Credential: {
      /** @description The name. */
      key: string;
      /**
       * Format: password
       * @description The value for the customer, null for everyone else.
       */
      value: string | null;
      /** @description What it is for, by language code. */
      description?: components["schemas"]["LocalizedText"];
      /**
       * Format: int32
       * @description The place in the list, lightest first.
       */
      weight: number;
    };
    /**
     * @description Values of configuration parameters: `configurationParameter/<id>` to text.
     * @example {
     *       "configurationParameter/11": "acme"
     *     }
     */
    EnteredValues: {
      [key: string]: string;
    };
    /**
     * @description Quantities of extra resources: `billingItem/<id>` to number. A resource that was not chosen is absent.
     * @example {
     *       "billingItem/6": 3
     *     }
     */
    BillingItemQuantities: {
      [key: string]: number;
    };
    /**
     * @description What a line of an invoice is for.
     * @enum {string}
     */
    LineType:
      | "CONFIGURATION"
      | "SETUPFEE"
      | "BILLINGITEMCOST"
      | "BILLINGITEMSETUP"
      | "METRIC"
      | "CUSTOM"
      | "ONESHOTCOST"
      | "RECURRINGCOST"
      | "REFUND";
    /**
     * @description An amount of money on a line, a decimal with as many fraction digits as it needs, at least four.
     * @example 0.0000465
     */
    ExactPrice: string;
    /**
     * @description A currency, by its ISO 4217 code.
     * @enum {string}
     */
    Currency: "EUR" | "USD";
    /** @description An amount of money with its currency. */
    LinePrice: {
      /** @description The amount without VAT, with as many fraction digits as it needs, at least four. */
      price: components["schemas"]["ExactPrice"];
      /** @description The currency of the amount. */
      currency: components["schemas"]["Currency"] | (string & {});
      /** @description The VAT on top of it, in percent. */
      vat?: number;
    };
    /** @description A reference to a `billingItem`. */
    BillingItemReference: {
      /**
       * @description The relative URL `billingItem/<id>`. On input also with a leading slash, or absolute on this service.
       * @example billingItem/12
       */
      url: `billingItem/${number}`;
    };
    /** @description A line of an invoice. */
    InvoiceLine: {
      /** @description The kind of the line. */
      type: components["schemas"]["LineType"] | (string & {});
      /** @description What the customer reads. */
      description?: string;
      /** @description The vendor's own identifier of what is billed. */
      identifier?: string;
      /** @description The price of one unit, after conversion. */
      price: components["schemas"]["LinePrice"];
      /** @description The number of units. */
      quantity: number;
      /** @description The measuring unit, as `users`. */
      unit?: string;
      /** @description When it was bought: the right limit of the period for the identifier. */
      purchased?: components["schemas"]["DateTime"];
      /** @description Price times quantity without VAT, exactly. */
      subtotal: components["schemas"]["ExactPrice"];
      /** @description The currency that the price was given in, when it was converted. */
      originalCurrency?: string;
      /** @description The extra resource that is billed. */
      billingItem?: components["schemas"]["BillingItemReference"];
    };
    /** @description A reference to the metadata of a resource. */
    MetadataReference: {
      /**
       * @description The relative URL `<resource>/<id>/metadata`.
       * @example subscription/42/metadata
       */
      url: string;
    };
    /** @description A quantity of an extra resource, as a subscription and an order have it from apiVersion 20180504 on. */
    SubscriptionBillingItem: {
      /** @description The extra resource. */
      billingItem: components["schemas"]["BillingItemReference"];
      /** @description Its name for programs, where it has one. */
      identifier?: string;
      /** @description Its measuring unit, as `users`. */
      unit?: string;
      /** @description The quantity. */
      value: number;
    };
    /** @description A reference to a `configurationParameter`. */
    ConfigurationParameterReference: {
      /**
       * @description The relative URL `configurationParameter/<id>`. On input also with a leading slash, or absolute on this service.
       * @example configurationParameter/12
       */
      url: `configurationParameter/${number}`;
    };
    /** @description A value that the customer entered, as a subscription has it from apiVersion 20220427 on. */
    SubscriptionConfigurationParameter: {
      /** @description The configuration parameter. */
      configurationParameter: components["schemas"]["ConfigurationParameterReference"];
      /** @description Its name for programs. */
      code?: string;
      /** @description The value. */
      value: string;
      /** @description What customers read about the parameter. */
      description?: string;
    };
    /** @description A customer's subscription to a plan. Dates that do not exist yet are absent. */
    Subscription: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `subscription/<id>`. */
      self: `subscription/${number}`;
      /** @description The display name. A name that the customer set takes precedence over one that the vendor set. */
      name: string;
      /** @description NORMAL, SANDBOX or TRIAL. A trial that is turned into a paid subscription becomes NORMAL. */
      type: components["schemas"]["SubscriptionType"] | (string & {});
      /** @description The state. It changes only by the transitions of the lifecycle. */
      deploymentStatus: components["schemas"]["DeploymentStatus"] | (string & {});
      /** @description true when every invoice issued for the subscription is paid, cashed ones aside; so true for a trial. */
      paid: boolean;
      /**
       * Format: int32
       * @description How often the customer is billed, in months.
       */
      billingPeriod: number;
      /** @description The user that ordered it. */
      buyer: components["schemas"]["UserReference"];
      /** @description The buyer's company. */
      company: components["schemas"]["CompanyOrUserCompanyReference"];
      /** @description The product. */
      product: components["schemas"]["ProductReference"];
      /** @description The plan. It changes on an upgrade. */
      productVersion: components["schemas"]["ProductVersionReference"];
      /** @description The invoices issued for it, oldest first; the latest 10,000. */
      invoices: components["schemas"]["InvoiceReference"][];
      /** @description The orders placed for it, oldest first; the latest 10,000. The type of the last one tells a renewal from an upgrade. */
      orders: components["schemas"]["SubscriptionOrder"][];
      /** @description When it was ordered. */
      createdAt: components["schemas"]["DateTime"];
      /** @description When it last changed. */
      updatedAt: components["schemas"]["DateTime"];
      /** @description When it was deployed for the first time. The first period, a trial or a short life begins then. */
      startDate?: components["schemas"]["DateTime"];
      /** @description The start of the billing period that runs. Provisional before `startDate`, counted from the order. */
      lastInvoice?: components["schemas"]["DateTime"];
      /** @description The end of the last period that is paid, when the next invoice is due. Provisional before `startDate`: nothing is billed until then. */
      nextInvoice?: components["schemas"]["DateTime"];
      /** @description When it expires, unless it renews. Provisional before `startDate`: nothing expires until then. */
      endDate?: components["schemas"]["DateTime"];
      /**
       * Format: int32
       * @description How many hours it lasts, on a short-living plan only.
       */
      lifespan?: number;
      /** @description Whether the subscription renews at the end of a period. */
      autoRenew?: boolean;
      /** @description The endpoints that the vendor supplied; empty before that. */
      syndicatedEndpoints: components["schemas"]["SubscriptionEndpoint"][];
      /** @description The vendor's instructions in the language asked for, else the user's, else English. */
      endUserInstructions?: string;
      /** @description What the customer needs to sign in, by weight. The values are null for the vendor, and clear for the customer. */
      credentials?: components["schemas"]["Credential"][];
      /** @description The values that the customer entered at order time. */
      configurationParameters: components["schemas"]["EnteredValues"];
      /** @description The quantity chosen of each extra resource. */
      billingItems: components["schemas"]["BillingItemQuantities"];
      /** @description Lines that go on the next invoice only. */
      oneshotCosts?: components["schemas"]["InvoiceLine"][];
      /** @description Lines that go on every later invoice. */
      recurringCosts?: components["schemas"]["InvoiceLine"][];
      /** @description The plans that it can be upgraded to. */
      possibleUpgrades?: components["schemas"]["ProductVersionReference"][];
      /** @description Where its metadata is: `subscription/<id>/metadata`. */
      metadata?: components["schemas"]["MetadataReference"];
    };
    /** @description The vendor's report on the tenant. Reporting the state that the subscription is in already changes nothing. */
    SubscriptionDeploymentStatusPatch: {
      /** @description DEPLOYED or FAILED out of PENDING, UNDEPLOYED out of UNDEPLOY_SENT. Another state is 409, unless the subscription is in it already. WAITING_FOR_PAYMENT is read as WAITING_PAYMENT. */
      deploymentStatus: components["schemas"]["DeploymentStatus"] | "WAITING_FOR_PAYMENT";
    };
    /** @description Sets the display name. A name set by the customer takes precedence over one set by the vendor. */
    SubscriptionSetNamePatch: {
      /**
       * @description The action, read in any case.
       * @constant
       */
      action: "SET_NAME";
      /** @description The display name, 1 to 255 characters. */
      name: string;
    };
    /**
     * @description Quantities of extra resources: reference to a whole number from 0, at most 100 entries. 0 is none of it.
     * @example {
     *       "billingItem/6": 3
     *     }
     */
    BillingItemQuantitiesInput: {
      [key: string]: number;
    };
    /** @description Moves the subscription to a more expensive plan of the same product. A plan with another billing period, or a date to come, defers the upgrade to the end of the period. */
    SubscriptionUpgradePatch: {
      /**
       * @description The action, read in any case.
       * @constant
       */
      action: "SYNDICATED_UPGRADE";
      /** @description The plan to move to. */
      productVersion: components["schemas"]["ProductVersionReference"];
      /** @description The earliest time of the upgrade. One that is to come defers it to the first period that starts at or after it. */
      from?: components["schemas"]["DateTime"];
      /** @description The quantities on the new plan. Absent: as now. */
      billingItems?: components["schemas"]["BillingItemQuantitiesInput"];
    };
    /** @description Changes quantities of extra resources, as the seats of a team. More is there at once, and its price is scaled by the whole days left of the period; less is put off to the next period. More of one resource and less of another are two requests. */
    SubscriptionBillingItemsPatch: {
      /**
       * @description The action, read in any case.
       * @constant
       */
      action: "BILLING_ITEM_UPGRADE";
      /** @description The quantities to have, at least one. A resource that is left out stays as it is; 0 is none of it. */
      billingItems: components["schemas"]["BillingItemQuantitiesInput"];
    };
    /** @description Renews the subscription. TRIAL: it becomes NORMAL, paid for one billing period from now. NORMAL: one period more. SANDBOX: `hours` more. Who may ask depends on the type too: a TRIAL its vendor, its customer and administrators; NORMAL its customer and administrators, for nobody else spends the customer's money; SANDBOX its vendor and administrators. Anybody else is refused with 403. */
    SubscriptionRenewPatch: {
      /**
       * @description The action, read in any case: the interface document writes it `renew`.
       * @constant
       */
      action: "RENEW";
      /** @description How many hours longer a SANDBOX subscription is to run, 1 to 8760. Absent: one billing period. With another type it is refused with 400. */
      hours?: number;
    };
    /** @description Switches auto-renewal on or off. */
    SubscriptionAutoRenewPatch: {
      /**
       * @description The action, read in any case.
       * @constant
       */
      action: "AUTORENEW";
      /** @description Whether the subscription renews at the end of its period. Switched off, it still renews until the `minimumDuration` of its plan has passed. */
      autoRenew: boolean;
    };
    /** @description Terminates the subscription, by the customer, its vendor or an administrator. */
    SubscriptionKillPatch: {
      /**
       * @description The action, read in any case.
       * @constant
       */
      action: "KILL";
      /** @description Why, in words for the customer, who is told it. A vendor must give one when it ends a customer's subscription: without it, 400. */
      reason?: string;
    };
    /** @description Stops the subscription: its tenant stays, and nobody may use it. By the vendor or an administrator. */
    SubscriptionStopPatch: {
      /**
       * @description The action, read in any case.
       * @constant
       */
      action: "STOP";
      /** @description Why, in words for the customer, who is told it. */
      reason?: string;
    };
    /** @description Starts a stopped subscription again, by the vendor or an administrator. */
    SubscriptionStartPatch: {
      /**
       * @description The action, read in any case.
       * @constant
       */
      action: "START";
    };
    /** @description One of nine bodies. `action` is read in any case: it is upper-cased before the body is validated. A field that the action does not have is refused with 400. */
    SubscriptionPatch:
      | components["schemas"]["SubscriptionDeploymentStatusPatch"]
      | components["schemas"]["SubscriptionSetNamePatch"]
      | components["schemas"]["SubscriptionUpgradePatch"]
      | components["schemas"]["SubscriptionBillingItemsPatch"]
      | components["schemas"]["SubscriptionRenewPatch"]
      | components["schemas"]["SubscriptionAutoRenewPatch"]
      | components["schemas"]["SubscriptionKillPatch"]
      | components["schemas"]["SubscriptionStopPatch"]
      | components["schemas"]["SubscriptionStartPatch"];
    /**
     * @description What an upgrade led to. DEFERRED: it waits for the next billing period, and nothing changes now. FREE: it costs nothing. PAID: the customer has a new invoice, scaled by the days left.
     * @enum {string}
     */
    UpgradeKind: "DEFERRED" | "FREE" | "PAID";
    /** @description The result of an upgrade. */
    UpgradeResult: {
      /** @description Whether the upgrade was free, charged or deferred. */
      upgrade: components["schemas"]["UpgradeKind"] | (string & {});
      /** @description The relative URL `order/<id>` of the order that waits; with DEFERRED only. */
      order?: `order/${number}`;
      /** @description The relative URL `invoice/<id>` of the new invoice; with PAID only. */
      invoice?: `invoice/${number}`;
    };
    /** @description An address of the application that the vendor sets for the customer. */
    SubscriptionEndpointInput: {
      /**
       * Format: uri
       * @description The URL, 1 to 2000 characters. It must use HTTPS, else 422.
       */
      endpoint: string;
      /** @description What the customer is told about it, at most 1024 characters. */
      description?: string;
      /** @description The category of the endpoint. One entry with APP is needed. */
      category?: components["schemas"]["EndpointCategory"];
    };
    /** @description End-user instructions: two-letter language code to text of at most 65536 characters. One entry per marketplace language, at least one. A text with an HTML link (`<a` before white space, `/` or `>`, in any case) is 422; everything else is text, and shown as text. */
    Instructions: {
      [key: string]: string;
    };
    /** @description A credential that the customer needs to sign in. */
    CredentialInput: {
      /** @description The name, 1 to 125 characters, unique in the subscription. `CredentialsFile` shows its value in a pre-formatted text area. */
      key: string;
      /**
       * Format: password
       * @description The value, at most 65536 characters. Only the customer can read it afterwards.
       */
      value?: string;
      /** @description What it is for, by language code; at most 1024 characters each. */
      description?: components["schemas"]["LocalizedText"];
      /**
       * @description The place in the list that the customer sees, lightest first.
       * @default 0
       */
      weight?: number;
    };
    /**
     * @description What custom billing makes.
     * @enum {string}
     */
    CustomInvoiceType: "UPSELL" | "REFUND" | "CASHED";
    /**
     * @description An amount of money on input, a decimal string or a number, rounded half-up to four fraction digits.
     * @example 10.0000
     */
    PriceInput: string | number;
    /** @description The price of one unit. */
    LinePriceInput: {
      /** @description The amount without VAT, a string or a number. Below zero it is a discount. */
      price: components["schemas"]["PriceInput"];
      /**
       * @description EUR, or USD, which is converted to EUR by a fixed table. Another one is 422.
       * @default EUR
       * @example EUR
       * @example USD
       */
      currency?: string;
      /** @description The VAT on top of it, in percent, 0 to 100; used on cashed invoices. `null` is the same as leaving it out. */
      vat?: number | null;
    };
    /** @description A line to bill. */
    InvoiceLineInput: {
      /** @description What the customer reads, at most 1024 characters. */
      description?: string;
      /** @description The vendor's own identifier of what is billed, at most 125 characters. */
      identifier?: string;
      /** @description The price of one unit. */
      price: components["schemas"]["LinePriceInput"];
      /**
       * @description How many units, from 0 to 1000000000.
       * @default 1
       */
      quantity?: number;
      /** @description The measuring unit, at most 255 characters. */
      unit?: string;
      /** @description When it was bought: the right limit of the period for the identifier. Absent: now. */
      purchased?: components["schemas"]["DateTime"];
    };
    /**
     * @description What a charge is for. PLAN and RESOURCE: the plan, and a quantity of an extra resource. USE: what was measured. SETUP: a range of a resource that is set up for the first time. FEE: the activation. LINE and RECURRING: the vendor's own lines, once and on every invoice. CARRIED: what an invoice rounds, or does not need, taken from it and put on the next one. CREDIT: what is given back. SETTLED: what stands against charges that wait, and goes on no invoice.
     * @enum {string}
     */
    ChargeReason:
      | "PLAN"
      | "RESOURCE"
      | "USE"
      | "SETUP"
      | "FEE"
      | "LINE"
      | "RECURRING"
      | "CARRIED"
      | "CREDIT"
      | "SETTLED";
    /** @description What a subscription is charged for one thing. It is written once, and goes on one invoice. */
    Charge: {
      /**
       * Format: int32
       * @description The identifier of the charge.
       * @example 31
       */
      id: number;
      /** @description What it is for. */
      why: components["schemas"]["ChargeReason"] | (string & {});
      /**
       * @description The name of the plan or of the extra resource, as it was. Absent: the charge is for neither.
       * @example Seats
       */
      what?: string;
      /** @description What the customer reads on the invoice. */
      description?: string;
      /** @description The vendor's own identifier of what is charged. */
      identifier?: string;
      /** @description The start of the time that it is for. Absent: it is for no time. */
      from?: components["schemas"]["DateTime"];
      /** @description The end of that time. */
      to?: components["schemas"]["DateTime"];
      /** @description The price of one unit, after conversion. */
      price: components["schemas"]["LinePrice"];
      /**
       * @description The number of units.
       * @example 3
       */
      quantity: number;
      /** @description The measuring unit, as `users`. */
      unit?: string;
      /** @description What is charged without VAT, exactly. Below zero: it is given back. */
      amount: components["schemas"]["ExactPrice"];
      /** @description The extra resource that is charged. */
      billingItem?: components["schemas"]["BillingItemReference"];
      /** @description The invoice, or the credit note, that it is on. `null`: it waits. */
      invoice: components["schemas"]["InvoiceReference"] | null;
    };
    /**
     * @description What moved a subscription to another state. order: it was ordered. payment: all of its invoices were paid. report: the vendor reported it. expiry: it was not renewed, or not paid in time. kill: it was terminated. stop and start: it was stopped, and started again.
     * @enum {string}
     */
    SubscriptionMoveCause: "order" | "payment" | "report" | "expiry" | "kill" | "stop" | "start";
    /** @description A move of a subscription from one state to another. */
    SubscriptionMove: {
      /** @description When, on the marketplace's clock. */
      date: components["schemas"]["DateTime"];
      /** @description The state before the move; absent for the first one, the order. */
      from?: components["schemas"]["DeploymentStatus"] | (string & {});
      /** @description The state after the move. */
      to: components["schemas"]["DeploymentStatus"] | (string & {});
      /** @description The cause of the move. */
      cause: components["schemas"]["SubscriptionMoveCause"] | (string & {});
      /**
       * @description Why, in the words of whoever moved it; absent where none were given.
       * @example The bill was not paid for a month.
       */
      reason?: string;
    };
    /** @description Something that a customer enters when ordering. It belongs to a product and is activated on plans. */
    ConfigurationParameter: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `configurationParameter/<id>`. */
      self: `configurationParameter/${number}`;
      /** @description The name for programs, unique in the product and not shown to customers. */
      code: string;
      /** @description The name that customers see. */
      name: string;
      /** @description What customers read about it. */
      description: string;
      /** @description The placeholder text of the input. */
      hint?: string;
      /** @description Whether the customer must give a value before ordering. */
      required: boolean;
      /** @description The regular expression that the customer's text must match. */
      validation?: string;
      /** @description The possible values, each with its label: value to label. Absent: any value that matches. */
      acceptedValues?: {
        [key: string]: string;
      };
      /**
       * Format: uri
       * @description The vendor's URL that is asked for the possible values. Only the vendor and administrators see it.
       */
      externalValuesUrl?: string;
      /** @description The product that it belongs to. */
      product: components["schemas"]["ProductReference"];
      /**
       * Format: int32
       * @description The place in the form, lightest first.
       */
      weight: number;
    };
    /** @description Fields of a configuration parameter. Absent: unchanged. */
    ConfigurationParameterInput: {
      /** @description The name for programs, unique in the product: a letter, then letters, digits and underscores; at most 250 characters. */
      code?: string;
      /** @description The name that customers see, 1 to 255 characters. */
      name?: string;
      /** @description What customers read about it, 1 to 4096 characters. */
      description?: string;
      /** @description The placeholder text, at most 255 characters. Empty: none. */
      hint?: string;
      /** @description Whether the customer must give a value before ordering. On creation false when absent. */
      required?: boolean;
      /** @description A regular expression for the customer's text, at most 1024 characters. Empty: none. It is run in linear time, so look-aheads, look-behinds and references back to a group are 422, and so is one that is very large. */
      validation?: string;
      /** @description The possible values, each with its label: value to label, at most 500 entries of 255 characters. Empty: any value that matches. */
      acceptedValues?: {
        [key: string]: string;
      };
      /**
       * Format: uri
       * @description A URL of the vendor that is asked for the possible values, at most 2000 characters. null: none.
       */
      externalValuesUrl?: string | null;
      /** @description The place in the form, lightest first. On creation 0 when absent. */
      weight?: number;
    };
    /** @description A new configuration parameter of a product. */
    ConfigurationParameterCreate: {
      /** @description The product that it belongs to. It cannot be changed afterwards. */
      product: components["schemas"]["ProductReference"];
    } & WithRequired<components["schemas"]["ConfigurationParameterInput"], "code" | "name" | "description">;
    /**
     * @description Values of configuration parameters: reference to text of at most 4096 characters, at most 100 entries.
     * @example {
     *       "configurationParameter/11": "acme"
     *     }
     */
    EnteredValuesInput: {
      [key: string]: string;
    };
    /** @description What the customer has chosen so far. */
    ConfigurationParameterValuesInput: {
      /** @description The plan that is being ordered. */
      productVersion: components["schemas"]["ProductVersionReference"];
      /** @description The values entered for the other parameters. */
      configurationParameters?: components["schemas"]["EnteredValuesInput"];
    };
    /** @description A possible value of a configuration parameter. */
    ConfigurationParameterValue: {
      /** @description The value that the order carries. */
      value: string;
      /** @description What the customer reads. */
      description?: string;
    };
    /** @description The possible values of a configuration parameter. */
    ConfigurationParameterValues: {
      /** @description The values, in the order to show. Empty: nothing is allowed. null: anything is. */
      values: components["schemas"]["ConfigurationParameterValue"][] | null;
    };
    /**
     * @description The type of a product, fixed at its creation.
     * @enum {string}
     */
    ProductType: "SYNDICATED" | "CLOUD_SERVICE" | "SERVICE" | "API" | "CSP" | "VM";
    /** @description A reference to a `company`. */
    CompanyReference: {
      /**
       * @description The relative URL `company/<id>`. On input also with a leading slash, or absolute on this service.
       * @example company/12
       */
      url: `company/${number}`;
    };
    /** @description A product of a vendor. Its plans are what customers order. */
    ProductDTO: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `product/<id>`. */
      self: `product/${number}`;
      /** @description The name. */
      name: string;
      /** @description The product identifier, unique on the marketplace and fixed at creation. */
      sku?: string;
      /** @description The type, fixed at creation. */
      type: components["schemas"]["ProductType"] | (string & {});
      /** @description The vendor. */
      company: components["schemas"]["CompanyReference"];
      /** @description What customers read in a list. */
      shortDescription?: string;
      /** @description What customers read on the product's page. */
      longDescription?: string;
      /** @description Its plans, oldest first; for customers the published ones only. */
      productVersion: components["schemas"]["ProductVersionReference"][];
      /** @description Its configuration parameters, lightest first. */
      configurationParameters: components["schemas"]["ConfigurationParameterReference"][];
      /** @description Whether the product is visible on the marketplace: true while one of its plans is published. */
      published: boolean;
      /** @description The URLs that subscription events go to. Answered to the vendor and to administrators only. */
      syndicationEndpoints?: string[];
      /** @description The vendor's URLs that are asked before an order is accepted. Answered to the vendor and to administrators only. */
      orderValidationUrls?: string[];
      /** @description Where its metadata is: `product/<id>/metadata`. */
      metadata?: components["schemas"]["MetadataReference"];
    };
    /** @description The fields of a product. Those that are absent keep their value. */
    ProductFields: {
      /** @description The name, 1 to 255 characters. */
      name?: string;
      /** @description The product identifier, unique on the marketplace, 1 to 255 characters. Another one than at creation is 422. */
      sku?: string;
      /** @description Another one than at creation is 422. Only an administrator creates CSP and VM. */
      type?: components["schemas"]["ProductType"];
      /** @description What customers read in a list, at most 4000 characters. */
      shortDescription?: string;
      /** @description What customers read on the product's page, at most 8192 characters. */
      longDescription?: string;
      /** @description The URLs that subscription events go to, http or https; at most 10 of 1024 characters. Replaces the list. */
      syndicationEndpoints?: string[];
      /**
       * Format: password
       * @description The secret that signs the events of this product, 1 to 255 characters. null: events are not signed. It is never answered.
       */
      notificationSecretToken?: string | null;
      /** @description URLs that are asked before an order is accepted, http or https; at most 10 of 2000 characters, and all must agree. Replaces the list. */
      orderValidationUrls?: string[];
    };
    /** @description A new product. It becomes visible with its first published plan. */
    ProductCreate: {
      /** @description The vendor. An administrator must name it; a vendor's own company is the only one that it may name. */
      company?: components["schemas"]["CompanyReference"];
    } & WithRequired<components["schemas"]["ProductFields"], "name" | "type">;
    /** @description Changes to a product. Fields that are absent keep their value. */
    ProductInput: {
      /**
       * @description With a new `notificationSecretToken`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Absent: the new one signs at once.
       * @example P7D
       */
      previousSecretValidFor?: string;
    } & components["schemas"]["ProductFields"];
    /** @description An extra header of every metric poll. */
    MetricHeader: {
      /**
       * @description The name of the header.
       * @example X-Metric-Key
       */
      name: string;
      /** @description Always null: the value may be a key, so it is never answered. */
      value: null;
    };
    /** @description An extra header of every metric poll. Host, Content-Length, hop-by-hop headers and the ones that the service sets itself are refused. */
    MetricHeaderInput: {
      /**
       * @description The name of the header.
       * @example X-Metric-Key
       */
      name: string;
      /**
       * Format: password
       * @description The value, in printable ASCII. Null or absent: as before.
       * @example a-shared-key
       */
      value?: string | null;
    };
    /**
     * @description An amount of money on output, a decimal with four fraction digits.
     * @example 10.0000
     */
    Price: string;
    /**
     * @description Whether a plan can be tried.
     * @enum {string}
     */
    TrialMode: "NOT_ALLOWED" | "ALLOWED" | "ALLOWED_WO_PAYMENT_METHOD";
    /** @description A value tier: what an extra resource costs on a plan for quantities from `start` to `end`. Amounts are in EUR. */
    BillingItemValue: {
      /** @description The extra resource. */
      item: components["schemas"]["BillingItemReference"];
      /**
       * Format: int32
       * @description The least quantity of the tier, from 0.
       */
      start: number;
      /**
       * Format: int32
       * @description The greatest quantity of the tier, itself included. null: no end.
       */
      end: number | null;
      /** @description TIERED and VOLUME: the price of one unit. STAIRSTEP: the price of the whole tier. For one billing period. */
      price: components["schemas"]["Price"];
      /** @description The activation fee, billed once when the tier is reached for the first time. */
      setup: components["schemas"]["Price"];
      /**
       * Format: int32
       * @description Quantities go from `start` in steps of this size, from 1.
       */
      step: number;
    };
    /** @description A plan of a product. Amounts are in EUR. */
    ProductVersionDTO: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `productVersion/<id>`. */
      self: `productVersion/${number}`;
      /** @description The name. */
      name: string;
      /** @description The name for programs, unique on the marketplace. */
      identifier?: string;
      /** @description The vendor's own identifier of the plan. */
      externalId?: string;
      /** @description What customers read about it. */
      description?: string;
      /** @description The product. */
      product: components["schemas"]["ProductReference"];
      /** @description The price of one billing period. Absent: the plan cannot be ordered, only asked for. */
      price?: components["schemas"]["Price"];
      /** @description The activation fee, billed once. */
      setupFee: components["schemas"]["Price"];
      /**
       * Format: int32
       * @description How often the customer is billed, in months.
       */
      billingPeriod: number;
      /**
       * Format: int32
       * @description For how many months a customer is bound. Until then the prices stay as ordered, and the subscription renews also with auto-renewal off.
       */
      minimumDuration: number;
      /**
       * Format: int32
       * @description How many hours a subscription lasts. Present on short-living plans only; they do not renew.
       */
      lifespan?: number;
      /** @description Whether it can be tried, and whether a payment method is needed for that. */
      trial: components["schemas"]["TrialMode"] | (string & {});
      /**
       * Format: int32
       * @description How many days a trial lasts. Present where a trial is allowed.
       */
      trialLength?: number;
      /** @description Whether subscriptions renew by themselves, and trials become paid at their end. */
      autoRenewable: boolean;
      /** @description Whether the vendor bills. The marketplace then issues no invoice, and deployment starts without payment. */
      selfBilling: boolean;
      /** @description Whether customers see it and can order it. */
      published: boolean;
      /** @description Whether customers see it as the plan to choose. */
      recommended: boolean;
      /** @description The value tiers of the extra resources that it offers, by resource and start. */
      billingItemValues: components["schemas"]["BillingItemValue"][];
      /** @description The configuration parameters that are active on it, lightest first. */
      configurationParameters: components["schemas"]["ConfigurationParameterReference"][];
      /** @description Where its metadata is: `productVersion/<id>/metadata`. */
      metadata?: components["schemas"]["MetadataReference"];
    };
    /**
     * @description An amount of money on input, from zero: a decimal string or a number, rounded half-up to four fraction digits.
     * @example 10.0000
     */
    NonNegativePriceInput: string | number;
    /** @description A value tier of an extra resource on a plan. Amounts are in EUR. */
    BillingItemValueInput: {
      /** @description The extra resource. */
      item: components["schemas"]["BillingItemReference"];
      /** @description The least quantity of the tier, from 0. */
      start: number;
      /**
       * @description The greatest quantity of the tier, itself included. null: no end.
       * @default null
       */
      end?: number | null;
      /** @description TIERED and VOLUME: the price of one unit. STAIRSTEP: the price of the whole tier. For one billing period. */
      price: components["schemas"]["NonNegativePriceInput"];
      /** @description The activation fee, billed once when the tier is reached for the first time. Absent: 0. */
      setup?: components["schemas"]["NonNegativePriceInput"];
      /**
       * @description Quantities go from `start` in steps of this size, from 1.
       * @default 1
       */
      step?: number;
    };
    /** @description Fields of a plan. Absent: unchanged. Amounts are in EUR. */
    ProductVersionInput: {
      /** @description The name, 1 to 255 characters. */
      name?: string;
      /** @description The name for programs, unique on the marketplace, 1 to 125 characters. */
      identifier?: string;
      /** @description The vendor's own identifier of the plan, at most 255 characters. Empty: none. */
      externalId?: string;
      /** @description What customers read about it, at most 8192 characters. */
      description?: string;
      /** @description The price of one billing period. null: the plan cannot be ordered, only asked for. */
      price?: components["schemas"]["NonNegativePriceInput"] | null;
      /** @description The activation fee, billed once. On creation 0 when absent. */
      setupFee?: components["schemas"]["NonNegativePriceInput"];
      /** @description How often the customer is billed, in months, 1 to 120. On creation 1 when absent. */
      billingPeriod?: number;
      /** @description For how many months a customer is bound, 1 to 120, counted from the first DEPLOYED, or from the renewal that ends a trial. On creation 1 when absent. */
      minimumDuration?: number;
      /** @description How many hours a subscription of a short-living plan lasts, 1 to 23. null: it is not a short-living plan. */
      lifespan?: number | null;
      /** @description Whether it can be tried. On creation NOT_ALLOWED when absent. */
      trial?: components["schemas"]["TrialMode"];
      /** @description How many days a trial lasts, 1 to 365. On creation 1 when absent. */
      trialLength?: number;
      /** @description Whether subscriptions renew by themselves, and trials become paid at their end. On creation true when absent. */
      autoRenewable?: boolean;
      /** @description Whether the vendor bills. Only an administrator sets it. On creation false when absent. */
      selfBilling?: boolean;
      /** @description Whether customers see it and can order it. On creation false when absent. */
      published?: boolean;
      /** @description Whether customers see it as the plan to choose. On creation false when absent. */
      recommended?: boolean;
      /** @description The value tiers of the extra resources that it offers, at most 100. Tiers of one resource that overlap are 422. Replaces the list. */
      billingItemValues?: components["schemas"]["BillingItemValueInput"][];
      /** @description The parameters of the product that are active on it, at most 100. Replaces the list. */
      configurationParameters?: components["schemas"]["ConfigurationParameterReference"][];
    };
    /** @description A new plan of a product. */
    ProductVersionCreate: {
      /** @description The product. It cannot be changed afterwards. */
      product: components["schemas"]["ProductReference"];
    } & WithRequired<components["schemas"]["ProductVersionInput"], "name">;
    /** @description Single fields of a plan, at least one. Another field is refused with 400; PUT changes the rest. */
    ProductVersionPatch: {
      /** @description true publishes the plan, and with it the product; false takes it off the marketplace. Running subscriptions go on. */
      published?: boolean;
      /** @description The name, 1 to 255 characters. */
      name?: string;
      /** @description The vendor's own identifier of the plan, at most 255 characters. Empty: none. */
      externalId?: string;
      /** @description What customers read about it, at most 8192 characters. */
      description?: string;
      /** @description The price of one billing period, in EUR. null: the plan cannot be ordered, only asked for. */
      price?: components["schemas"]["NonNegativePriceInput"] | null;
      /** @description The activation fee in EUR, billed once. */
      setupFee?: components["schemas"]["NonNegativePriceInput"];
      /** @description Whether customers may order a trial. */
      trial?: components["schemas"]["TrialMode"];
      /** @description How many days a trial lasts, 1 to 365. */
      trialLength?: number;
      /** @description Whether subscriptions renew by themselves, and trials become paid at their end. */
      autoRenewable?: boolean;
      /** @description Whether customers see it as the plan to choose. */
      recommended?: boolean;
    };
    /**
     * @description When an extra resource is paid. PRE_PAID: in full at the start of a period. POST_PAID: at its end. PAY_AS_YOU_GO: by what a metric measured.
     * @enum {string}
     */
    BillingItemValueType: "PAY_AS_YOU_GO" | "PRE_PAID" | "POST_PAID";
    /**
     * @description The price scheme. TIERED: each unit at the price of its own tier. VOLUME: all units at the price of the tier of the total. STAIRSTEP: the flat price of the tier reached.
     * @enum {string}
     */
    BillingItemType: "TIERED" | "VOLUME" | "STAIRSTEP";
    /**
     * @description Whether an order must choose an extra resource.
     * @enum {string}
     */
    BillingItemPresence: "OPTIONAL" | "RECOMMENDED" | "REQUIRED";
    /** @description An extra resource that plans can offer beside their price. Its prices are the value tiers of each plan. */
    BillingItemDTO: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `billingItem/<id>`. */
      self: `billingItem/${number}`;
      /** @description The name that customers see. */
      name: string;
      /** @description The name for programs, unique on the marketplace. */
      identifier?: string;
      /** @description The measuring unit, as `users`. */
      unit: string;
      /** @description What customers read about it. */
      description: string;
      /** @description The price scheme. */
      type: components["schemas"]["BillingItemType"] | (string & {});
      /** @description When it is paid. */
      valueType: components["schemas"]["BillingItemValueType"] | (string & {});
      /** @description Whether an order of a plan that offers it must choose it. */
      presence: components["schemas"]["BillingItemPresence"] | (string & {});
      /** @description true when `presence` is REQUIRED. */
      required: boolean;
      /** @description The vendor that it belongs to. */
      owner: components["schemas"]["CompanyReference"];
      /**
       * Format: int32
       * @description The place in the order form, lightest first.
       */
      weight: number;
    };
    /** @description Fields of an extra resource. Absent: unchanged. */
    BillingItemInput: {
      /** @description The name that customers see, 1 to 255 characters. */
      name?: string;
      /** @description The name for programs, unique on the marketplace, 1 to 125 characters. */
      identifier?: string;
      /** @description The measuring unit, 1 to 255 characters. */
      unit?: string;
      /** @description What customers read about it, 1 to 8192 characters. */
      description?: string;
      /** @description The price scheme. */
      type?: components["schemas"]["BillingItemType"];
      /** @description When it is paid. On creation PRE_PAID when absent. */
      valueType?: components["schemas"]["BillingItemValueType"];
      /** @description Whether an order of a plan that offers it must choose it. On creation OPTIONAL when absent. */
      presence?: components["schemas"]["BillingItemPresence"];
      /** @description true is the same as `presence: REQUIRED`, false as OPTIONAL. Not read when `presence` is there. */
      required?: boolean;
      /** @description The place in the order form, lightest first. On creation 0 when absent. */
      weight?: number;
    };
    /** @description A new extra resource. */
    BillingItemCreate: {
      /** @description The vendor that it belongs to. An administrator must name it; a vendor's own company is the only one that it may name. */
      owner?: components["schemas"]["CompanyReference"];
    } & WithRequired<components["schemas"]["BillingItemInput"], "name" | "unit" | "description" | "type">;
    /**
     * @description Who provides a metric's values. EXTERNAL: the vendor. PROMETHEUS: the service itself, in special cases only.
     * @enum {string}
     */
    MetricType: "EXTERNAL" | "PROMETHEUS";
    /**
     * @description How samples become a quantity. Gauges: AVERAGE (weighed by time) or PEAK. Counters: INCREASE (growth in the period) or VALUE (the last value minus the one billed before).
     * @enum {string}
     */
    MetricFunction: "AVERAGE" | "PEAK" | "INCREASE" | "VALUE";
    /**
     * @description How often a metric is polled.
     * @enum {string}
     */
    Frequency:
      | "EVERY_30_SECONDS"
      | "EVERY_1_MINUTE"
      | "EVERY_2_MINUTE"
      | "EVERY_5_MINUTES"
      | "EVERY_30_MINUTES"
      | "EVERY_1_HOUR"
      | "EVERY_24_HOUR"
      | "EVERY_48_HOUR"
      | "EVERY_WEEK";
    /**
     * @description How the samples of a gauge become a quantity, as before apiVersion 20201005: AVERAGE (weighed by time) or PEAK.
     * @enum {string}
     */
    GaugeMetricFunction: "AVERAGE" | "PEAK";
    /** @description A value that the service polls for each deployed subscription of a product, and bills through an extra resource. Its unit and prices are those of the extra resource. */
    ApplicationMetricDTO: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `applicationMetric/<id>`. */
      self: `applicationMetric/${number}`;
      /** @description The name, unique in the product. */
      name: string;
      /** @description The product. */
      product: components["schemas"]["ProductReference"];
      /** @description The pay-as-you-go extra resource that bills it. */
      billingItem: components["schemas"]["BillingItemReference"];
      /** @description Who provides the values. */
      type: components["schemas"]["MetricType"] | (string & {});
      /** @description true: the value only increases. false: a gauge, which goes up and down. */
      counter: boolean;
      /** @description How samples become a quantity. */
      metricFunction: components["schemas"]["MetricFunction"] | (string & {});
      /** @description The vendor's metric endpoint: a URL, or a path on the host of the product's first syndication endpoint. Answered to the vendor and to administrators only. */
      endpoint?: string;
      /** @description How often the endpoint is polled. */
      frequency: components["schemas"]["Frequency"] | (string & {});
    };
    /** @description Fields of a metric. Absent: unchanged. */
    ApplicationMetricInput: {
      /** @description The name, unique in the product, 1 to 255 characters. */
      name?: string;
      /** @description The extra resource that bills it. One that is not pay-as-you-go, or has no value tiers, is 422. */
      billingItem?: components["schemas"]["BillingItemReference"];
      /** @description Who provides the values. On creation EXTERNAL when absent. */
      type?: components["schemas"]["MetricType"];
      /** @description true: the value only increases. false: a gauge, which goes up and down. On creation false when absent. */
      counter?: boolean;
      /** @description How samples become a quantity: AVERAGE or PEAK of a gauge, INCREASE or VALUE of a counter. On creation AVERAGE or INCREASE when absent. */
      metricFunction?: components["schemas"]["MetricFunction"];
      /**
       * Format: uri-reference
       * @description The metric endpoint, needed for EXTERNAL: a URL, or a path on the host of the product's first syndication endpoint, else of the company's; at most 2000 characters.
       */
      endpoint?: string;
      /** @description How often the endpoint is polled. On creation EVERY_1_HOUR when absent. */
      frequency?: components["schemas"]["Frequency"];
    };
    /** @description A new metric of a product. */
    ApplicationMetricCreate: {
      /** @description The product. It cannot be changed afterwards. */
      product: components["schemas"]["ProductReference"];
    } & WithRequired<components["schemas"]["ApplicationMetricInput"], "name" | "billingItem">;
    /** @description An ISO 8601 date-time with time zone, or a date as `YYYY-MM-DD`, which is its midnight in UTC. */
    DateOrDateTime: string | components["schemas"]["DateTime"];
    /** @description A value of a metric, as it was polled. */
    MetricSample: {
      /** @description The subscription that it was measured for. */
      subscription: components["schemas"]["SubscriptionReference"];
      /** @description When, on the marketplace's clock. */
      date: components["schemas"]["DateTime"];
      /**
       * @description The value.
       * @example 42
       */
      value: number;
    };
    /** @description How a metric is polled for a subscription. */
    MetricPoll: {
      /** @description The subscription. */
      subscription: components["schemas"]["SubscriptionReference"];
      /** @description When it is asked for next. */
      nextPoll: components["schemas"]["DateTime"];
      /** @description When it was asked for last; absent when it never was. */
      lastPoll?: components["schemas"]["DateTime"];
      /**
       * @description Why the last poll failed; absent when it did not.
       * @example The endpoint answered 503.
       */
      lastError?: string;
    };
    /**
     * @description What an order led to. DEFERRED: it waits for the next period. FREE: it needed no invoice. PAID: it has an invoice, which may still be unpaid: `paid` says so. REJECTED: it never ran.
     * @enum {string}
     */
    OrderStatus: "DEFERRED" | "FREE" | "PAID" | "REJECTED";
    /** @description An order. A customer's order creates a subscription; renewals, upgrades and custom billing add more. */
    OrderDTO: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `order/<id>`. */
      self: `order/${number}`;
      /** @description The type of the order. */
      type: components["schemas"]["OrderType"] | (string & {});
      /** @description The same as `type`. */
      orderType: components["schemas"]["OrderType"] | (string & {});
      /** @description The state of the order. */
      status: components["schemas"]["OrderStatus"] | (string & {});
      /** @description Whether its invoices are paid; true for an order without one. */
      paid: boolean;
      /** @description When it was placed. */
      date: components["schemas"]["DateTime"];
      /** @description When a deferred order takes effect, or did. */
      startDate?: components["schemas"]["DateTime"];
      /** @description The customer. */
      buyer: components["schemas"]["UserReference"];
      /** @description The subscription that it created or changed. */
      subscription: components["schemas"]["SubscriptionReference"];
      /** @description The plan; of an upgrade, the new one. */
      productVersion: components["schemas"]["ProductVersionReference"];
      /** @description The invoices that it led to; empty for a trial and for what costs nothing to invoice. */
      invoices: components["schemas"]["InvoiceReference"][];
      /** @description The quantity ordered of each extra resource. */
      billingItems: components["schemas"]["BillingItemQuantities"];
      /** @description The values that the customer entered. */
      configurationParameters: components["schemas"]["EnteredValues"];
      /** @description The caller's own identifier of the order. */
      externalReference?: string;
      /** @description What it costs in all, with VAT, as its invoice says. */
      totalPrice: components["schemas"]["Price"];
      /** @description The currency of `totalPrice`. */
      currency: components["schemas"]["Currency"] | (string & {});
    };
    /** @description An order to place. */
    OrderCreate: {
      /** @description NORMAL; TRIAL, once per product and company; SANDBOX, a vendor's own plan, published or not. */
      type: components["schemas"]["SubscriptionType"];
      /** @description The plan. */
      productVersion: components["schemas"]["ProductVersionReference"];
      /** @description The quantity of each extra resource. One outside the value tiers of the plan is 422. */
      billingItems?: components["schemas"]["BillingItemQuantitiesInput"];
      /** @description The values of the plan's parameters. One that does not match its pattern or its accepted values is 422. */
      configurationParameters?: components["schemas"]["EnteredValuesInput"];
      /** @description The caller's own identifier of the order: letters, digits, hyphens and underscores, 1 to 255. Unique among the orders of the buyer: a second one with it is refused with 409. */
      externalReference?: string;
    };
    /** @description An order to estimate: `type` and `productVersion`, as in an order. Or a change to estimate: `subscription`, with `productVersion` for an upgrade, `billingItems` for other quantities, or both. */
    OrderEstimateInput: {
      /** @description The type of the order. Needed without `subscription`. */
      type?: components["schemas"]["SubscriptionType"];
      /** @description The plan. Needed without `subscription`. */
      productVersion?: components["schemas"]["ProductVersionReference"];
      /** @description The subscription that is to be changed. */
      subscription?: components["schemas"]["SubscriptionReference"];
      /** @description The quantity of each extra resource; of a change, as in the action BILLING_ITEM_UPGRADE or SYNDICATED_UPGRADE. */
      billingItems?: components["schemas"]["BillingItemQuantitiesInput"];
      /** @description The values of the plan's parameters; of an order only. */
      configurationParameters?: components["schemas"]["EnteredValuesInput"];
      /** @description The caller's own identifier of the order, as in an order: letters, digits, hyphens and underscores, 1 to 255. One that another order of the buyer has is refused with 409. Of an order only. */
      externalReference?: string;
    };
    /** @description What an invoice comes to, in whole cents: each amount is rounded half-up when the invoice is issued. */
    InvoiceTotal: {
      /** @description The sum of its lines without VAT, with four fraction digits, of which the last two are zero. */
      price: components["schemas"]["Price"];
      /** @description The currency of the amounts. */
      currency: components["schemas"]["Currency"] | (string & {});
      /** @description The VAT in percent, when all lines have the same. */
      vat?: number;
      /** @description The VAT of all lines, rounded by itself. */
      vatSpunOff: components["schemas"]["Price"];
      /** @description `price` plus `vatSpunOff`: what is paid. */
      total: components["schemas"]["Price"];
    };
    /** @description What an order would cost: an invoice that is not issued. */
    OrderEstimate: {
      /** @description The type of the order. */
      type: components["schemas"]["OrderType"] | (string & {});
      /** @description PAID: with an invoice. FREE: without one. DEFERRED: from the next period on; then these are the lines of its invoice, without what will have been used. */
      status: components["schemas"]["OrderStatus"] | (string & {});
      /** @description The name of the product. */
      product: string;
      /** @description The plan. */
      productVersion: components["schemas"]["ProductVersionReference"];
      /** @description The subscription that would be changed. */
      subscription?: components["schemas"]["SubscriptionReference"];
      /** @description The lines of the invoice, in the order to show; empty when there is none. */
      lines: components["schemas"]["InvoiceLine"][];
      /** @description The total. */
      total: components["schemas"]["InvoiceTotal"];
      /** @description The start of the period that it pays for. For an order this is provisional: the period begins at the first DEPLOYED. */
      periodStart: components["schemas"]["DateTime"];
      /** @description The end of that period. */
      periodEnd: components["schemas"]["DateTime"];
    };
    /**
     * @description The state of an invoice. DELAYED and PAID count as paid. EXPIRED was not paid in time, and nothing of it was delivered. Nobody owes it, and it cannot be paid any more.
     * @enum {string}
     */
    InvoiceStatus: "UNPAID" | "DELAYED" | "EXPIRED" | "PAID";
    /** @description A reference to an `order`. */
    OrderReference: {
      /**
       * @description The relative URL `order/<id>`. On input also with a leading slash, or absolute on this service.
       * @example order/12
       */
      url: `order/${number}`;
    };
    /** @description An invoice. */
    InvoiceDTO: {
      /**
       * Format: int32
       * @description The identifier.
       */
      id: number;
      /** @description The relative URL `invoice/<id>`. */
      self: `invoice/${number}`;
      /** @description The invoice number, as `INV-2026-000310`; a credit note is `CN-2026-000311`. */
      number: string;
      /** @description The type of the order behind it; CREDIT, that of a credit note. */
      type: components["schemas"]["OrderType"] | (string & {});
      /** @description The state of the payment. */
      status: components["schemas"]["InvoiceStatus"] | (string & {});
      /** @description Whether it counts as paid. */
      paid: boolean;
      /** @description When it was issued. */
      date: components["schemas"]["DateTime"];
      /** @description The company that it is for. */
      company: components["schemas"]["CompanyOrUserCompanyReference"];
      /** @description The user that pays it. */
      nominee: components["schemas"]["UserReference"];
      /** @description The name of the product when it was issued. */
      product: string;
      /** @description The name of the plan when it was issued. */
      productVersion: string;
      /** @description The subscription that it is for. */
      subscription: components["schemas"]["SubscriptionReference"];
      /** @description The order that it is for. */
      order: components["schemas"]["OrderReference"];
      /** @description Its lines, in the order to show. */
      entries: components["schemas"]["InvoiceLine"][];
      /** @description The total of the invoice. */
      total: components["schemas"]["InvoiceTotal"];
      /** @description Whether the vendor collects the money, and marks the invoice paid. */
      selfBilled: boolean;
      /** @description Whether it declares proceeds only: nobody pays it, and only the balance report holds it. */
      cashed: boolean;
      /** @description The invoice that it credits; of a credit note only. */
      creditOf?: components["schemas"]["InvoiceReference"];
      /** @description How much of the total was credited. Absent when nothing was. */
      credited?: components["schemas"]["Price"];
      /** @description Why it was credited; of a credit note only. */
      reason?: string;
      /** @description What identifies the payment: of the card processor, or given when the invoice was marked paid. */
      paymentReference?: string;
      /** @description When it was paid. */
      paymentReceived?: components["schemas"]["DateTime"];
      /** @description Why the last attempt to charge it failed. Absent once it is paid. */
      lastPaymentError?: string;
      /** @description The factors into EUR that were used when it was issued: currency code to number. Absent when nothing was converted. */
      currencyConversion?: {
        [key: string]: number;
      };
    };
    /** @description What to credit of an invoice. */
    InvoiceCredit: {
      /** @description Why, in words for the customer. */
      reason: string;
      /** @description How much, with VAT, in whole cents. Absent: all that is left. */
      amount?: components["schemas"]["NonNegativePriceInput"];
    };
    /** @description A reference to a `paymentMethod`. */
    PaymentMethodReference: {
      /**
       * @description The relative URL `paymentMethod/<id>`. On input also with a leading slash, or absolute on this service.
       * @example paymentMethod/12
       */
      url: `paymentMethod/${number}`;
    };
    /** @description How to pay an invoice. An empty object, or no body, charges the default payment method. */
    InvoicePay: {
      /** @description The payment method to charge. Absent: the default one; without one, 422. */
      paymentMethod?: components["schemas"]["PaymentMethodReference"];
    };
    /** @description What identifies a payment that was made outside the marketplace. */
    InvoicePaymentReference: {
      /** @description The reference of the payment, as of a bank transfer; 1 to 255 characters. */
      reference: string;
    };
    /** @description A line that was declared with `cashed=true`. */
    ProceedsReportEntry: {
      /** @description The subscription. */
      subscription: components["schemas"]["SubscriptionReference"];
      /** @description Its product. */
      product: components["schemas"]["ProductReference"];
      /** @description The cashed invoice that holds the line. */
      invoice: components["schemas"]["InvoiceReference"];
      /** @description When it was declared. */
      date: components["schemas"]["DateTime"];
      /** @description What was sold. */
      description?: string;
      /** @description The vendor's own identifier of what was sold. */
      identifier?: string;
      /** @description The price of one unit without VAT, after conversion. */
      price: components["schemas"]["ExactPrice"];
      /** @description The currency of `price` and `total`. */
      currency: components["schemas"]["Currency"] | (string & {});
      /** @description The number of units. */
      quantity: number;
      /** @description The measuring unit. */
      unit?: string;
      /** @description The VAT on top of it, in percent. */
      vat?: number;
      /** @description Price times quantity, without VAT. */
      total: components["schemas"]["ExactPrice"];
    };
    /** @description The proceeds that were declared between two dates. */
    ProceedsReport: {
      /** @description The `from` that was asked for: entries are dated at or after it. */
      from?: components["schemas"]["DateTime"];
      /** @description The `to` that was asked for: entries are dated before it. */
      to?: components["schemas"]["DateTime"];
      /** @description A page of the declared lines, the oldest first. */
      entries: components["schemas"]["ProceedsReportEntry"][];
      /** @description The sum of all declared lines, of the other pages too, without VAT: currency code to amount. Empty when there are none. */
      total: {
        [key: string]: components["schemas"]["Price"];
      };
    };
    /**
     * @description How long a step of a report is, by the calendar in UTC.
     * @default MONTH
     * @enum {string}
     */
    ReportStep: "DAY" | "WEEK" | "MONTH";
    /** @description What happened in one step, and what stood when it ended. With VAT, but for `mrr`. */
    MoneyPoint: {
      /** @description When the step begins. It ends where the next one begins, the last one with the report. */
      from: components["schemas"]["DateTime"];
      /** @description The invoices that were issued in the step, less credit notes. Without those that expired, and without declared proceeds. */
      billed: components["schemas"]["Price"];
      /** @description What was paid in the step, less what was paid back. */
      paid: components["schemas"]["Price"];
      /** @description What was billed and neither paid nor credited when the step ended. */
      owed: components["schemas"]["Price"];
      /** @description The price that recurred in a month when the step ended, without VAT: the plans and the chosen quantities of the NORMAL subscriptions that ran, of a year a twelfth. Without what metrics measure, lines of the vendor, plans that the vendor bills itself, and short-lived plans. */
      mrr: components["schemas"]["Price"];
    };
    /** @description The money of one product over time. */
    MoneyOfProduct: {
      /** @description The product. */
      product: components["schemas"]["ProductReference"];
      /** @description Its name. */
      name: string;
      /** @description The steps, the oldest first: as many as of all products together. */
      points: components["schemas"]["MoneyPoint"][];
    };
    /** @description The money of one currency over time. */
    MoneyOfCurrency: {
      /** @description The currency of all amounts. */
      currency: components["schemas"]["Currency"] | (string & {});
      /** @description The steps, the oldest first, of all products together. */
      points: components["schemas"]["MoneyPoint"][];
      /** @description The products of which most was billed, beginning with that; then those with the highest price that recurred when the first step began. */
      products: components["schemas"]["MoneyOfProduct"][];
    };
    /** @description What was billed and paid over time, by the marketplace's clock. */
    MoneyReport: {
      /** @description Where the first step begins. */
      from: components["schemas"]["DateTime"];
      /** @description Where the last step ends: the clock's present time at the latest. */
      to: components["schemas"]["DateTime"];
      /** @description How long a step is. */
      step: components["schemas"]["ReportStep"];
      /** @description One entry for each currency. Empty where nothing was billed, is owed, or recurs. */
      currencies: components["schemas"]["MoneyOfCurrency"][];
    };
    /** @description A platform-wide endpoint, which receives every event. */
    PlatformEndpoint: {
      /**
       * Format: uri
       * @description The URL that events are sent to.
       * @example https://ops.example/events
       */
      url: string;
      /**
       * @description Whether events to it are signed.
       * @example true
       */
      secretSet: boolean;
    };
    /** @description A platform-wide endpoint, which receives every event. */
    PlatformEndpointInput: {
      /**
       * Format: uri
       * @description The URL that events are sent to.
       * @example https://ops.example/events
       */
      url: string;
      /**
       * Format: password
       * @description The secret that events are signed with. Without it, the one that the same URL had is kept; a new URL has none, and its events are not signed.
       * @example a-long-random-text
       */
      secret?: string;
      /**
       * @description With a new `secret`: for how long the one before stays valid, an ISO 8601 duration of at most 30 days. Until then an event is signed with the one before, and each further attempt in turns with the new one and the one before, so that a receiver may know either. Absent: the new one signs at once.
       * @example P7D
       */
      previousSecretValidFor?: string;
    };
    /**
     * @description A resource of which objects are found.
     * @enum {string}
     */
    SearchResource:
      | "subscription"
      | "order"
      | "invoice"
      | "userCompany"
      | "user"
      | "company"
      | "product"
      | "productVersion"
      | "billingItem"
      | "configurationParameter"
      | "applicationMetric"
      | "eventEndpoint"
      | "event"
      | "paymentMethod"
      | "message"
      | "auditEntry";
    /**
     * @description By what an object was found. id: its identifier. number: the number of an invoice. fullName: a first name and a surname. configurationParameter: a value that the customer entered. endpoint: an address. The others are fields of the object.
     * @enum {string}
     */
    SearchField:
      | "id"
      | "number"
      | "name"
      | "surname"
      | "fullName"
      | "userName"
      | "email"
      | "sku"
      | "identifier"
      | "code"
      | "externalReference"
      | "paymentReference"
      | "configurationParameter"
      | "endpoint"
      | "requestId";
    /** @description One object that was found. */
    SearchHit: {
      /**
       * @description The object, as in its own `self`.
       * @example subscription/12
       */
      self: string;
      /**
       * @description What it is called.
       * @example Acme Notes
       */
      title: string;
      /**
       * @description What tells it from others of the same title; absent when there is nothing.
       * @example Contoso
       */
      detail?: string;
      /** @description By what it was found. */
      field: components["schemas"]["SearchField"] | (string & {});
      /**
       * @description What stands there.
       * @example Acme Notes
       */
      value: string;
    };
    /** @description What was found of one resource. */
    SearchGroup: {
      /** @description The resource. */
      resource: components["schemas"]["SearchResource"] | (string & {});
      /** @description What was found. */
      hits: components["schemas"]["SearchHit"][];
      /**
       * @description Whether there are more than these.
       * @example false
       */
      more: boolean;
    };
    /** @description What was found, by resource. Resources without a hit are left out. */
    SearchResult: {
      /** @description The resources, those that people look for most first. */
      groups: components["schemas"]["SearchGroup"][];
    };
    /**
     * @description How a request ended. SUCCESS: it was done. FAILURE: it was refused, or failed; `status` says how.
     * @enum {string}
     */
    AuditOutcome: "SUCCESS" | "FAILURE";
    /** @description One request that changed something, or was to; or a sign-in. */
    AuditEntryDTO: {
      /**
       * Format: int32
       * @description The identifier of the entry.
       * @example 812
       */
      id: number;
      /**
       * @description The relative URL, `auditEntry/<id>`.
       * @example auditEntry/812
       */
      self: `auditEntry/${number}`;
      /** @description When it was, on the machine's clock. */
      date: components["schemas"]["DateTime"];
      /** @description When it was, on the marketplace's clock. Absent: the same. */
      marketplaceDate?: components["schemas"]["DateTime"];
      /** @description Who signed in. Absent: nobody that is known here. */
      actor?: components["schemas"]["UserReference"];
      /**
       * @description The user name of the actor at that time.
       * @example vendor
       */
      actorName?: string;
      /** @description Whom the actor acted as, with CMW-As-User. Absent: as itself. */
      asUser?: components["schemas"]["UserReference"];
      /**
       * @description The user name of that user at that time.
       * @example customer
       */
      asUserName?: string;
      /**
       * @description The `operationId`. Absent: the sign-in failed before one was looked for.
       * @example subscriptionPatch
       */
      operation?: string;
      /**
       * @description What it was done to, or what it made, as in `self`. Absent: no single object.
       * @example subscription/12
       */
      object?: string;
      outcome: components["schemas"]["AuditOutcome"] | (string & {});
      /**
       * @description The status of the answer.
       * @example 204
       */
      status: number;
      /**
       * @description The caller's network address.
       * @example 192.0.2.17
       */
      address: string;
      /**
       * @description The `CMW-Request-Id` of the answer, as in the server's log.
       * @example req_4n8s1x6c0v9b
       */
      requestId: string;
      /**
       * @description The fields that changed, as they were. Secrets are masked. Absent: it was made, or nothing was read.
       * @example {
       *       "price": "10.0000"
       *     }
       */
      before?: {
        [key: string]: unknown;
      };
      /**
       * @description The same fields, as they are now. Absent: it was deleted, or nothing was read.
       * @example {
       *       "price": "12.0000"
       *     }
       */
      after?: {
        [key: string]: unknown;
      };
    };
    /**
     * @description The kind of entity that an event is about.
     * @enum {string}
     */
    EventEntity: "Cart" | "Invoice" | "ProductVersion" | "Subscription" | "User";
    /**
     * @description What happened to the entity.
     * @enum {string}
     */
    EventType: "CREATED" | "MODIFIED" | "DELETED";
    /**
     * @description How an attempt ended. DELIVERED: 204 or 200. STATUS: another status, a redirect included. REFUSED: nothing listens there. DNS: the name is not known. TLS: no trusted connection. TIMEOUT: no connection or no answer in time. BLOCKED: the address is not one that events may go to. RESET: the connection broke off. UNREACHABLE: there is no way to the host. PROTOCOL: the answer is not HTTP. INTERRUPTED: the service stopped before the answer came.
     * @enum {string}
     */
    EventAttemptOutcome:
      | "DELIVERED"
      | "STATUS"
      | "REFUSED"
      | "DNS"
      | "TLS"
      | "TIMEOUT"
      | "BLOCKED"
      | "RESET"
      | "UNREACHABLE"
      | "PROTOCOL"
      | "INTERRUPTED";
    /** @description A reference to the entity that an event is about. */
    EntityReference: {
      /**
       * @description The relative URL `<resource>/<id>`.
       * @example subscription/12
       */
      url:
        | `cart/${number}`
        | `invoice/${number}`
        | `productVersion/${number}`
        | `subscription/${number}`
        | `user/${number}`;
    };
    /**
     * @description Whose endpoint an event goes to.
     * @enum {string}
     */
    EventRecipient: "COMPANY" | "PRODUCT" | "PLATFORM";
    /** @description What came of one attempt to deliver an event, without what was sent and answered. */
    EventAttemptSummary: {
      /**
       * Format: int32
       * @description Which attempt it was, from 1.
       * @example 1
       */
      number: number;
      /** @description When it started. */
      date: components["schemas"]["DateTime"];
      /**
       * @description The status of the answer; absent when there was no answer.
       * @example 503
       */
      status?: number;
      /**
       * @description The duration in milliseconds.
       * @example 84
       */
      durationMs: number;
      /** @description The outcome of the attempt. */
      outcome: components["schemas"]["EventAttemptOutcome"] | (string & {});
      /**
       * @description The outcome in words.
       * @example The endpoint answered 503.
       */
      reason: string;
    };
    /** @description The body of an event notification. It is serialised once; every attempt sends the same bytes. */
    EventNotification: {
      /**
       * @description The unique and permanent identifier of the entity.
       * @example 12
       */
      id: string;
      /**
       * Format: int32
       * @description The identifier of the event at the service, the same at each attempt. A receiver may tell duplicates by it.
       * @example 907
       */
      eventId?: number;
      /** @description The kind of the entity. */
      entity: components["schemas"]["EventEntity"] | (string & {});
      /** @description What happened to the entity. */
      type: components["schemas"]["EventType"] | (string & {});
      /**
       * @description The relative URL to fetch the entity.
       * @example subscription/12
       */
      entityUrl: string;
      /** @description When the event was generated. */
      date: components["schemas"]["DateTime"];
      /**
       * @description Data specific to the entity, `{}` when there is nothing to say. A receiver must cope with keys that it does not know, and with an event without it.
       * @example {
       *       "published": true
       *     }
       */
      metadata: {
        [key: string]: unknown;
      };
    };
    /** @description One event for one endpoint, and how far its delivery is. */
    EventDTO: {
      /**
       * Format: int32
       * @description The identifier of the event.
       * @example 907
       */
      id: number;
      /**
       * @description `event/<id>`.
       * @example event/907
       */
      self: `event/${number}`;
      /** @description The kind of the entity. */
      entityName: components["schemas"]["EventEntity"] | (string & {});
      /**
       * Format: int32
       * @description The identifier of the entity.
       * @example 12
       */
      entityId: number;
      /** @description The entity. */
      entityUrl: components["schemas"]["EntityReference"];
      /** @description What happened to the entity. */
      type: components["schemas"]["EventType"] | (string & {});
      /** @description Whose endpoint it goes to. */
      recipient: components["schemas"]["EventRecipient"] | (string & {});
      /**
       * Format: uri
       * @description The URL that it is sent to.
       * @example https://app.example/marketplace/events
       */
      endpoint: string;
      /** @description The product whose endpoint it goes to; absent for other endpoints. */
      product?: components["schemas"]["ProductReference"];
      /** @description The vendor company that it goes to; absent for platform-wide endpoints. */
      vendor?: components["schemas"]["CompanyReference"];
      /**
       * @description Whether the endpoint has accepted it.
       * @example false
       */
      notified: boolean;
      /** @description When the event was generated. */
      date: components["schemas"]["DateTime"];
      /**
       * Format: int32
       * @description The number of attempts so far.
       * @example 2
       */
      attempts: number;
      /** @description The latest of them, the oldest first; absent where a list is not asked for them by `withAttempts`. */
      latestAttempts?: components["schemas"]["EventAttemptSummary"][];
      /** @description When it is sent next; absent when nothing is planned. */
      nextRetry?: components["schemas"]["DateTime"];
      /**
       * @description Why the last attempt failed; absent when none has.
       * @example The endpoint answered 503.
       */
      lastError?: string;
      /**
       * @description Whether it waits because its endpoint is paused; absent when it does not. It is not given up: once the endpoint is resumed, it is sent.
       * @example true
       */
      paused?: boolean;
      /** @description The JSON document that is sent. */
      payload: components["schemas"]["EventNotification"];
      /**
       * @description Whether it is a test event, with stubbed data and no workflow behind it.
       * @example false
       */
      test: boolean;
    };
    /** @description A test event. */
    EventCreate: {
      /** @description The kind of the entity. */
      entityName: components["schemas"]["EventEntity"];
      /**
       * Format: int32
       * @description The identifier of the entity. It need not exist.
       * @example 12
       */
      entityId: number;
      /** @description The type of the event. */
      type: components["schemas"]["EventType"];
      /**
       * Format: uri
       * @description Where to send it. Without it, it goes to every endpoint that is configured for the product, else for the caller's company.
       * @example https://app.example/marketplace/events
       */
      endpoint?: string;
      /** @description The product whose endpoints and secret are used. */
      product?: components["schemas"]["ProductReference"];
    };
    /** @description Which events. What is absent does not narrow them down. */
    EventFilter: {
      /**
       * @description Whether the endpoint has accepted them.
       * @default false
       * @example false
       */
      notified?: boolean;
      /** @description The kind of the entity. */
      entityName?: components["schemas"]["EventEntity"];
      /**
       * Format: int32
       * @description The identifier of the entity.
       * @example 12
       */
      entityId?: number;
      /** @description What happened to the entity. */
      type?: components["schemas"]["EventType"];
      /** @description How the last attempt ended. */
      outcome?: components["schemas"]["EventAttemptOutcome"];
      /**
       * Format: int32
       * @description The product whose endpoint they go to.
       * @example 1
       */
      product?: number;
      /**
       * Format: int32
       * @description The subscription that they are about, invoices of it included.
       * @example 12
       */
      subscriptionId?: number;
      /**
       * Format: uri
       * @description The URL that they are sent to.
       * @example https://app.example/marketplace/events
       */
      endpoint?: string;
      /** @description Generated at this time or later. */
      from?: components["schemas"]["DateTime"];
      /** @description Generated before this time. */
      to?: components["schemas"]["DateTime"];
    };
    /** @description The result of a bulk redelivery. */
    EventsRedelivered: {
      /**
       * @description The number of events that are due again now.
       * @example 42
       */
      events: number;
    };
    /** @description A request to an endpoint, as it was sent. */
    EventAttemptRequest: {
      /**
       * @description The HTTP method.
       * @example POST
       */
      method: string;
      /**
       * Format: uri
       * @description Where it was sent.
       * @example https://app.example/marketplace/events
       */
      url: string;
      /** @description The headers; the names in lower case. */
      headers: {
        [key: string]: string;
      };
      /** @description The exact text of the body, over which the signature was made. */
      body: string;
    };
    /** @description The answer of an endpoint, as it was received. */
    EventAttemptResponse: {
      /** @description The headers; the names in lower case. */
      headers?: {
        [key: string]: string;
      };
      /** @description The first 16 KiB of the body as text. */
      body: string;
    };
    /** @description One attempt to deliver an event. */
    EventAttempt: {
      /**
       * Format: int32
       * @description Which attempt it was, from 1.
       * @example 1
       */
      number: number;
      /** @description When it started. */
      date: components["schemas"]["DateTime"];
      /** @description The request as it was sent. */
      request: components["schemas"]["EventAttemptRequest"];
      /**
       * @description Whether the signature fits the body and the secret that is set now; absent where it was not signed, or no secret is set.
       * @example true
       */
      signatureVerifies?: boolean;
      /**
       * @description The status of the answer; absent when there was no answer.
       * @example 503
       */
      status?: number;
      /** @description The answer of the endpoint; absent when there was none. */
      response?: components["schemas"]["EventAttemptResponse"];
      /**
       * @description The duration in milliseconds.
       * @example 84
       */
      durationMs: number;
      /** @description The outcome of the attempt. */
      outcome: components["schemas"]["EventAttemptOutcome"] | (string & {});
      /**
       * @description The outcome in words.
       * @example The endpoint answered 503.
       */
      reason: string;
    };
    /** @description A link to an event, without the link itself. */
    EventShare: {
      /**
       * Format: int32
       * @description The identifier of the link.
       * @example 3
       */
      id: number;
      /** @description Who made it. */
      user: components["schemas"]["UserReference"];
      /** @description When it was made, on the machine's clock. */
      createdAt: components["schemas"]["DateTime"];
      /** @description From when on it is not valid any more, on the machine's clock. */
      expiresAt: components["schemas"]["DateTime"];
    };
    /** @description A link to an event to make. */
    EventShareCreate: {
      /**
       * Format: int32
       * @description For how many hours it is valid, on the machine's clock. Absent: 24.
       * @example 24
       */
      hours?: number;
    };
    /** @description A link to an event that was made, with the link itself. */
    EventShareCreated: {
      /**
       * Format: uri
       * @description The address of the page. Who has it needs no account.
       * @example https://market.example/shared/synd_4n8s1x6c0v9b3m7k2h5j
       */
      url: string;
    } & components["schemas"]["EventShare"];
    /** @description An endpoint that events go to, and its health. */
    EventEndpointDTO: {
      /**
       * Format: int32
       * @description The identifier of the endpoint.
       * @example 4
       */
      id: number;
      /**
       * @description `eventEndpoint/<id>`.
       * @example eventEndpoint/4
       */
      self: `eventEndpoint/${number}`;
      /**
       * Format: uri
       * @description The URL.
       * @example https://app.example/marketplace/events
       */
      endpoint: string;
      /** @description The vendor company; absent for platform-wide endpoints. */
      vendor?: components["schemas"]["CompanyReference"];
      /**
       * @description Whether its events wait.
       * @example true
       */
      paused: boolean;
      /** @description Since when it is paused; absent when it is not. */
      pausedSince?: components["schemas"]["DateTime"];
      /**
       * @description Why it is paused; absent when it is not.
       * @example It failed on 5 days without one success. It is tried once a day.
       */
      pauseReason?: string;
      /**
       * @description Deliveries in a minute at most; absent without a limit.
       * @example 60
       */
      rateLimit?: number;
      /**
       * @description Why less is sent to it now than could be, as the replica knows that answers: it rests after time-outs, or the share of its vendor is lower after them. Absent when nothing holds it back.
       * @example It did not answer in time 5 times in a row: nothing is sent to it for 30 s, then one event.
       */
      heldBack?: string;
      /**
       * @description Failed attempts since the last success.
       * @example 14
       */
      failures: number;
      /** @description The first of these failures; absent when there is none. */
      failingSince?: components["schemas"]["DateTime"];
      /**
       * @description Why the last attempt failed; absent when it did not.
       * @example The endpoint answered 503.
       */
      lastError?: string;
      /** @description When an event was last sent to it. */
      lastAttempt?: components["schemas"]["DateTime"];
      /** @description When it last accepted one; absent when it never has. */
      lastDelivery?: components["schemas"]["DateTime"];
      /**
       * @description How often an event was sent to it.
       * @example 260
       */
      attempts: number;
      /**
       * @description How many of these it accepted.
       * @example 246
       */
      delivered: number;
      /**
       * @description Events that wait to be sent to it, those that a pause holds back included.
       * @example 3
       */
      pending: number;
    };
    /** @description What to change of an endpoint. Absent: unchanged. */
    EventEndpointPatch: {
      /**
       * @description true: its events wait. false: they are sent, and all that waited.
       * @example false
       */
      paused?: boolean;
      /**
       * @description Deliveries in a minute at most, 1 to 60000. null: no limit.
       * @example 60
       */
      rateLimit?: number | null;
    };
    /**
     * @description What has changed, as it is named in the paths of the interface. `everything`: what was read before may be out of date, so read it again.
     * @enum {string}
     */
    ChangeKind:
      | "everything"
      | "applicationMetric"
      | "auditEntry"
      | "billingItem"
      | "clock"
      | "cloudCredential"
      | "comment"
      | "company"
      | "companyGroup"
      | "configurationParameter"
      | "event"
      | "eventEndpoint"
      | "faults"
      | "invoice"
      | "message"
      | "notification"
      | "order"
      | "paymentMethod"
      | "platformEndpoints"
      | "product"
      | "productVersion"
      | "snapshots"
      | "subscription"
      | "token"
      | "user"
      | "userCompany";
    /** @description A notice that something has changed. It says where to look, and not what is there now: that is read with the operations of the resource. */
    Change: {
      /** @description What has changed. */
      kind: components["schemas"]["ChangeKind"] | (string & {});
      /**
       * Format: int32
       * @description Which one; absent where there is only one, or where several have changed.
       * @example 907
       */
      id?: number;
      /** @description When, on the marketplace's clock. */
      date: components["schemas"]["DateTime"];
    };
    /**
     * @description ready: the clock runs. advancing: jobs that fell due are running, and writes are 423.
     * @enum {string}
     */
    ClockStatus: "ready" | "advancing";
    /**
     * @description real: the time of the machine. shifted: ahead of it by what the clock was moved, and running on.
     * @enum {string}
     */
    ClockMode: "real" | "shifted";
    /** @description An advance of the clock that is under way. How far it is, `now` tells. */
    ClockAdvance: {
      /** @description The clock's date and time before the advance. */
      from: components["schemas"]["DateTime"];
      /** @description The date and time that the advance goes to. */
      to: components["schemas"]["DateTime"];
      /**
       * @description How many jobs it has run so far, counted anew when the server starts; absent where another process runs them.
       * @example 2300
       */
      jobs?: number;
    };
    /** @description The marketplace's clock. Periods, trials, retries and due dates follow it. */
    Clock: {
      /** @description The date and time of the marketplace's clock. */
      now: components["schemas"]["DateTime"];
      /** @description Whether an advance is under way. */
      status: components["schemas"]["ClockStatus"] | (string & {});
      /** @description `real`: the time of the machine. `shifted`: ahead of it. */
      mode: components["schemas"]["ClockMode"] | (string & {});
      /** @description The advance that is under way; absent when there is none. */
      advancing?: components["schemas"]["ClockAdvance"];
      /**
       * @description How many jobs the move ran; absent when the clock was only read.
       * @example 4
       */
      jobs?: number;
      /**
       * @description Whether every delivery that was due was attempted; absent unless `settle` asked for it.
       * @example true
       */
      settled?: boolean;
    };
    /** @description Where to move the clock; exactly one of `now` and `advance`. */
    ClockInput:
      | {
          /** @description The time to move to; not before what the clock shows. */
          now: components["schemas"]["DateTime"];
        }
      | {
          /**
           * @description An ISO 8601 duration in whole units. Months and years are calendar months and years.
           * @example P1M
           * @example P14D
           * @example PT4H
           */
          advance: string;
        };
    /**
     * @description What falls due. delivery: an event is sent, or sent again. expiryNotice: the buyer is told that the subscription ends soon. graceEnd: the grace of an unpaid invoice is over. metricPoll: the vendor is asked for a value. periodEnd: the period is over. unpaidOrder: an order that nobody paid is given up.
     * @enum {string}
     */
    DueKind: "delivery" | "expiryNotice" | "graceEnd" | "metricPoll" | "periodEnd" | "unpaidOrder";
    /** @description An invoice that would be issued. It has no identifier yet. */
    ClockDryRunInvoice: {
      /** @description The type of the order behind it; CREDIT, that of a credit note. */
      type: components["schemas"]["OrderType"] | (string & {});
      /** @description The state of the payment after the charge. */
      status: components["schemas"]["InvoiceStatus"] | (string & {});
      /** @description Its lines, in the order to show. */
      entries: components["schemas"]["InvoiceLine"][];
      /** @description The total of the invoice. */
      total: components["schemas"]["InvoiceTotal"];
    };
    /** @description Something that the marketplace would do by itself as the clock advances. */
    ClockDryRunStep: {
      /** @description The kind of job that falls due. */
      kind: components["schemas"]["DueKind"] | (string & {});
      /** @description When, on the marketplace's clock. */
      date: components["schemas"]["DateTime"];
      /**
       * @description What would happen, in words.
       * @example The subscription renews.
       */
      what: string;
      /** @description The subscription that it is about; absent where it is about none. */
      subscription?: components["schemas"]["SubscriptionReference"];
      /** @description The state that the subscription would move to; absent when it stays. */
      deploymentStatus?: components["schemas"]["DeploymentStatus"] | (string & {});
      /** @description Where the end of its period would move to; absent when it stays. */
      endDate?: components["schemas"]["DateTime"];
      /** @description The invoices and credit notes that would be issued. */
      invoices: components["schemas"]["ClockDryRunInvoice"][];
      /**
       * Format: int32
       * @description How many events would be sent.
       */
      events: number;
      /**
       * Format: int32
       * @description How many messages would be written to people.
       */
      messages: number;
    };
    /** @description What an advance of the clock would do, tried out on a copy of the marketplace. */
    ClockDryRun: {
      /** @description The clock's date and time now. */
      from: components["schemas"]["DateTime"];
      /** @description Until when everything was tried out. */
      to: components["schemas"]["DateTime"];
      /** @description Whether that is all: false when there are more than 500 steps, and `to` is where they end. */
      complete: boolean;
      /** @description What the marketplace would do, in this order. */
      steps: components["schemas"]["ClockDryRunStep"][];
      /**
       * Format: int32
       * @description How many regular polls of metrics would be due, as subscriptions are now.
       */
      polls: number;
      /**
       * Format: int32
       * @description How many events would be sent or sent again, those of the steps included.
       */
      deliveries: number;
      /** @description What a dry run cannot know of this advance, in words; empty when there is nothing of the kind. */
      unforeseen: string[];
    };
    /** @description Something that the marketplace does by itself when its time comes. */
    DueJob: {
      /** @description The kind of job that falls due. */
      kind: components["schemas"]["DueKind"] | (string & {});
      /** @description When, on the marketplace's clock. */
      date: components["schemas"]["DateTime"];
      /**
       * @description What happens then, in words.
       * @example The period ends, and the subscription renews.
       */
      what: string;
      /** @description The subscription that it is about; absent where it is about none. */
      subscription?: components["schemas"]["SubscriptionReference"];
      /**
       * Format: int32
       * @description The event that is sent; absent with everything else.
       * @example 907
       */
      event?: number;
      /**
       * Format: int32
       * @description The metric that is polled; absent with everything else.
       * @example 3
       */
      applicationMetric?: number;
    };
    /** @description The requests that a rule acts on. Every field that is given must fit. */
    IncomingFaultMatch: {
      /**
       * @description The operation.
       * @example subscriptionGet
       */
      operationId?: string;
      /**
       * @description The HTTP method.
       * @example GET
       * @enum {string}
       */
      method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
      /**
       * @description The path below `/api` begins with this.
       * @example /subscription/12
       */
      path?: string;
    };
    /** @description The request is answered with an error, and nothing is done. */
    StatusFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "status";
      /**
       * @description The status of the answer.
       * @example 429
       */
      status: number;
      /**
       * @description The seconds of the header Retry-After, as with 429 and 503.
       * @example 2
       */
      retryAfter?: number;
    };
    /** @description The request waits before it is handled. */
    LatencyFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "latency";
      /**
       * @description The wait in milliseconds.
       * @example 1500
       */
      milliseconds: number;
    };
    /** @description The connection breaks off without an answer, and nothing is done. */
    ResetFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "reset";
    };
    /** @description The request is handled, and an error of it is answered in the earlier form, `errors` alone. */
    OldErrorsFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "oldErrors";
    };
    /** @description What happens to a request. */
    IncomingFaultAction:
      | components["schemas"]["StatusFault"]
      | components["schemas"]["LatencyFault"]
      | components["schemas"]["ResetFault"]
      | components["schemas"]["OldErrorsFault"];
    /** @description A rule for requests to the API. */
    IncomingFaultRuleInput: {
      /**
       * @description The direction of the traffic.
       * @constant
       */
      direction: "incoming";
      /** @description The requests that the rule applies to; all when absent. */
      match?: components["schemas"]["IncomingFaultMatch"];
      /** @description What the rule does to them. */
      action: components["schemas"]["IncomingFaultAction"];
      /**
       * @description The number of requests that the rule applies to; without an end when absent.
       * @example 3
       */
      times?: number;
    };
    /** @description A rule for requests to the API, and how often it still acts. */
    IncomingFaultRule: components["schemas"]["IncomingFaultRuleInput"] & {
      /**
       * @description How often it still acts; absent when it always does.
       * @example 2
       */
      remaining?: number;
    };
    /** @description The events that a rule acts on. Every field that is given must fit. */
    OutgoingFaultMatch: {
      /** @description The kind of the entity. */
      entity?: components["schemas"]["EventEntity"] | (string & {});
      /** @description What happened to the entity. */
      type?: components["schemas"]["EventType"] | (string & {});
      /**
       * @description The URL of the endpoint contains this.
       * @example app.example
       */
      url?: string;
    };
    /** @description The event is sent more than once, with the same bytes. */
    DuplicateFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "duplicate";
      /**
       * @description The number of times that it is sent, the first included.
       * @default 2
       * @example 2
       */
      copies?: number;
    };
    /** @description The event is held back until a newer one for the same endpoint was sent. Without a newer one it goes out at its next retry. */
    ReorderFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "reorder";
    };
    /** @description The event is held back. */
    DelayFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "delay";
      /**
       * @description The delay in milliseconds.
       * @example 1500
       */
      milliseconds: number;
    };
    /** @description The event is sent with a signature that does not match. */
    BadSignatureFault: {
      /**
       * @description The kind of fault.
       * @constant
       */
      kind: "badSignature";
    };
    /** @description What happens to the delivery of an event. */
    OutgoingFaultAction:
      | components["schemas"]["DuplicateFault"]
      | components["schemas"]["ReorderFault"]
      | components["schemas"]["DelayFault"]
      | components["schemas"]["BadSignatureFault"];
    /** @description A rule for the delivery of events. */
    OutgoingFaultRuleInput: {
      /**
       * @description The direction of the traffic.
       * @constant
       */
      direction: "outgoing";
      /** @description The deliveries that the rule applies to; all when absent. */
      match?: components["schemas"]["OutgoingFaultMatch"];
      /** @description What the rule does to them. */
      action: components["schemas"]["OutgoingFaultAction"];
      /**
       * @description The number of deliveries that the rule applies to; without an end when absent.
       * @example 3
       */
      times?: number;
    };
    /** @description A rule for the delivery of events, and how often it still acts. */
    OutgoingFaultRule: components["schemas"]["OutgoingFaultRuleInput"] & {
      /**
       * @description How often it still acts; absent when it always does.
       * @example 2
       */
      remaining?: number;
    };
    /** @description A rule that makes traffic fail on purpose, and how often it still will. */
    FaultRule: components["schemas"]["IncomingFaultRule"] | components["schemas"]["OutgoingFaultRule"];
    /** @description A rule that makes traffic fail on purpose. */
    FaultRuleInput:
      | components["schemas"]["IncomingFaultRuleInput"]
      | components["schemas"]["OutgoingFaultRuleInput"];
    /** @description One entry of the `errorHolders` of an answer. Values that the request had are left out. */
    LoggedError: {
      /**
       * @description The key of the error, with the names of its fields.
       * @example transition-from-%from%-to-%to%-not-allowed
       */
      key: string;
      /**
       * @description The error in words.
       * @example The subscription cannot go from UNDEPLOYED to DEPLOYED.
       */
      error: string;
    };
    /** @description A request to the interface that was answered. It holds no body and no query, for both may hold secrets. */
    LoggedRequest: {
      /**
       * @description Names the request, as in the header of its answer.
       * @example req_4kHq2mYxTz9a
       */
      requestId: string;
      /** @description When it was answered, on the marketplace's clock. */
      date: components["schemas"]["DateTime"];
      /** @description When it was answered, on the machine's clock. Absent: the same. */
      machineDate?: components["schemas"]["DateTime"];
      /**
       * @description The operation; absent where the path has none.
       * @example subscriptionPatch
       */
      operation?: string;
      /**
       * @description The HTTP method.
       * @example PATCH
       */
      method: string;
      /**
       * @description The path, with what the interface is below.
       * @example /api/subscription/12
       */
      path: string;
      /**
       * @description The status of the answer.
       * @example 409
       */
      status: number;
      /**
       * @description How long it took in milliseconds.
       * @example 4.2
       */
      durationMs: number;
      /** @description Who sent it; absent where nobody was signed in. */
      user?: components["schemas"]["UserReference"];
      /**
       * @description The user name of the caller; absent where nobody was signed in.
       * @example vendor
       */
      userName?: string;
      /**
       * @description The user name of the administrator who acted as the caller; absent where none did.
       * @example admin
       */
      actor?: string;
      /** @description True where a page of the marketplace itself sent it, such as the console; absent otherwise. */
      fromPage?: boolean;
      /** @description What the answer said of a failure; absent where it succeeded. */
      errors?: components["schemas"]["LoggedError"][];
    };
    /** @description Whose tokens are to expire. */
    ExpireTokensInput: {
      /** @description The user. Absent: all users. */
      user?: components["schemas"]["UserReference"];
    };
    /**
     * @description What a fresh database holds. demo: accounts, products and plans to try things on. empty: one administrator.
     * @enum {string}
     */
    Seed: "demo" | "empty";
    /** @description The state that a reset goes back to. */
    ResetInput: {
      /** @description The name of the seed. When absent, the seed that the server was started with. */
      seed?: components["schemas"]["Seed"];
    };
    /** @description A named copy of the whole state. */
    Snapshot: {
      /**
       * @description The name of the snapshot.
       * @example before-renewal
       */
      name: string;
      /** @description What the clock showed when it was taken. The clock goes back to it on a restore. */
      now: components["schemas"]["DateTime"];
      /**
       * Format: int64
       * @description Its size in bytes.
       * @example 245760
       */
      size: number;
    };
    /** @description A snapshot to take. */
    SnapshotInput: {
      /**
       * @description The name of the snapshot.
       * @example before-renewal
       */
      name: string;
    };
    /** @description A test card. Only the documented numbers are taken, never a real one. A card that is past its date gives `pm_card_expired`, and one whose check number cannot be right gives `pm_card_chargeDeclined`. */
    TestCard: {
      /**
       * @description The number of a test card, 12 to 23 digits and spaces. The numbers are listed with `TestPaymentMethod`; any other is 422.
       * @example 4242 4242 4242 4242
       */
      number: string;
      /** @description The last month in which the card is valid on the marketplace's clock, 1 to 12. */
      expMonth: number;
      /** @description The year of that month, four digits. */
      expYear: number;
      /**
       * @description The check number. On these cards it has three digits, and any is taken; one of four digits is declined.
       * @example 123
       */
      cvc: string;
    };
    /**
     * @description The test payment methods. `pm_card_visa` (4242 4242 4242 4242) and `pm_card_mastercard` (5555 5555 5555 4444) pay. `pm_card_chargeDeclined` (4000 0000 0000 0002), `pm_card_insufficientFunds` (4000 0000 0000 9995) and `pm_card_expired` (4000 0000 0000 0069) are stored, and decline every charge.
     * @enum {string}
     */
    TestPaymentMethod:
      | "pm_card_visa"
      | "pm_card_mastercard"
      | "pm_card_chargeDeclined"
      | "pm_card_insufficientFunds"
      | "pm_card_expired";
    /** @description The payment method of a test card. */
    TestCardResult: {
      /** @description The test payment method of the card, for `payload.paymentMethodId` of a new payment method. */
      paymentMethodId: components["schemas"]["TestPaymentMethod"] | (string & {});
    };
    /** @description A cart was started. */
    CartCreatedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Cart";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "CREATED";
    };
    /** @description A cart changed. */
    CartModifiedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Cart";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "MODIFIED";
    };
    /** @description A cart was emptied. */
    CartDeletedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Cart";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "DELETED";
    };
    /** @description An invoice was issued. */
    InvoiceCreatedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Invoice";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "CREATED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `invoice/${number}`;
    };
    /** @description An invoice changed. */
    InvoiceModifiedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Invoice";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "MODIFIED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `invoice/${number}`;
    };
    /** @description An invoice was withdrawn. */
    InvoiceDeletedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Invoice";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "DELETED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `invoice/${number}`;
    };
    /** @description A plan was created. */
    ProductVersionCreatedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "ProductVersion";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "CREATED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `productVersion/${number}`;
      /** @description What the marketplace shows of the plan. */
      metadata?: {
        /**
         * @description Whether the marketplace approved the plan.
         * @example true
         */
        approved?: boolean;
        /**
         * @description Whether the plan is published.
         * @example true
         */
        published?: boolean;
      } & {
        [key: string]: unknown;
      };
    };
    /** @description A plan changed. */
    ProductVersionModifiedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "ProductVersion";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "MODIFIED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `productVersion/${number}`;
      /** @description What the marketplace shows of the plan. */
      metadata?: {
        /**
         * @description Whether the marketplace approved the plan.
         * @example true
         */
        approved?: boolean;
        /**
         * @description Whether the plan is published.
         * @example true
         */
        published?: boolean;
      } & {
        [key: string]: unknown;
      };
    };
    /** @description A plan was deleted. */
    ProductVersionDeletedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "ProductVersion";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "DELETED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `productVersion/${number}`;
      /** @description What the marketplace shows of the plan. */
      metadata?: {
        /**
         * @description Whether the marketplace approved the plan.
         * @example true
         */
        approved?: boolean;
        /**
         * @description Whether the plan is published.
         * @example true
         */
        published?: boolean;
      } & {
        [key: string]: unknown;
      };
    };
    /** @description A subscription was created. */
    SubscriptionCreatedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Subscription";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "CREATED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `subscription/${number}`;
    };
    /** @description A subscription changed. */
    SubscriptionModifiedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Subscription";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "MODIFIED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `subscription/${number}`;
    };
    /** @description A subscription ended. */
    SubscriptionDeletedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "Subscription";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "DELETED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `subscription/${number}`;
    };
    /** @description A user was created. */
    UserCreatedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "User";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "CREATED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `user/${number}`;
    };
    /** @description A user changed. */
    UserModifiedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "User";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "MODIFIED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `user/${number}`;
    };
    /** @description A user was deleted. */
    UserDeletedEvent: components["schemas"]["EventNotification"] & {
      /**
       * @description The kind of the entity.
       * @constant
       */
      entity: "User";
      /**
       * @description What happened to the entity.
       * @constant
       */
      type: "DELETED";
      /** @description The relative URL to fetch the entity. */
      entityUrl?: `user/${number}`;
    };
    /** @description The answer of a metric endpoint. */
    MetricValue: {
      /**
       * @description The value of the metric for the subscription, now.
       * @example 42
       */
      value: number;
      /**
       * @description The name of the metric. Some vendors leave it out.
       * @example documents
       */
      metricsName?: string;
    };
    /** @description The question that the service asks a vendor for the possible values of a configuration parameter. What is not known is left out. */
    ExternalValuesRequest: {
      /**
       * Format: int32
       * @description The identifier of the product.
       * @example 3
       */
      productId: number;
      /**
       * @description The SKU of the product, where it has one.
       * @example acme-notes
       */
      productIdentifier?: string;
      /**
       * Format: int32
       * @description The identifier of the plan, once it is chosen.
       * @example 7
       */
      productVersionId?: number;
      /**
       * @description The external ID of the plan, where it has one.
       * @example basic
       */
      productVersionIdentifier?: string;
      /**
       * @description The code of the parameter whose values are asked for.
       * @example region
       */
      configurationParameter: string;
      /**
       * @description The customer's other choices so far, by the code of the parameter.
       * @example {
       *       "hostname": "notes-12"
       *     }
       */
      configurationParameters: {
        [key: string]: string;
      };
      /**
       * Format: int32
       * @description The cloud credential that the customer chose, where one is needed.
       * @example 4
       */
      cloudCredentialId?: number;
      /**
       * @description The two-letter language of the texts that are asked for.
       * @example en
       */
      language: components["schemas"]["LanguageCode"];
      /**
       * Format: int32
       * @description The user who orders, when signed in.
       * @example 21
       */
      buyerId?: number;
    };
    /** @description A value that the customer may choose. */
    ExternalValue: {
      /**
       * @description The value, as it is stored in the subscription.
       * @example eu-south
       */
      value: string;
      /**
       * @description What the customer sees, in the language that was asked for.
       * @example Milan
       */
      description?: string;
    };
    /** @description The possible values, in the order in which the customer sees them. */
    ExternalValuesResponse: {
      /** @description An empty array allows nothing. null allows anything. */
      values: components["schemas"]["ExternalValue"][] | null;
    };
    /**
     * @description The kind of order or change that the customer is about to make.
     * @enum {string}
     */
    OrderValidationType:
      | "NORMAL"
      | "TRIAL"
      | "SANDBOX"
      | "SYNDICATED_UPGRADE"
      | "BILLING_ITEM_UPGRADE"
      | "UNSUBSCRIBE"
      | "TERMINATION";
    /** @description The question whether a vendor accepts an order, a plan change, the end of auto-renewal (UNSUBSCRIBE) or a termination. What is not known is left out. */
    OrderValidationRequest: {
      /**
       * Format: int32
       * @description The identifier of the product.
       * @example 3
       */
      productId: number;
      /**
       * @description The SKU of the product, where it has one.
       * @example acme-notes
       */
      productIdentifier?: string;
      /**
       * Format: int32
       * @description The identifier of the plan; on a change, of the plan to change to.
       * @example 7
       */
      productVersionId: number;
      /**
       * @description The external ID of the plan, where it has one.
       * @example basic
       */
      productVersionIdentifier?: string;
      /**
       * @description The chosen quantities, by the identifier of the extra resource.
       * @example {
       *       "users": 5
       *     }
       */
      billingItems: {
        [key: string]: number;
      };
      /**
       * @description The customer's choices, by the code of the parameter.
       * @example {
       *       "hostname": "notes-12"
       *     }
       */
      configurationParameters: {
        [key: string]: string;
      };
      /**
       * Format: int32
       * @description The cloud credential that the customer chose, where one is needed.
       * @example 4
       */
      cloudCredentialId?: number;
      /**
       * @description The two-letter language of the texts that are asked for.
       * @example en
       */
      language: components["schemas"]["LanguageCode"];
      /**
       * Format: int32
       * @description The user who orders. Only new orders carry it.
       * @example 21
       */
      buyerId?: number;
      /**
       * Format: int32
       * @description The subscription that is to be changed or ended; absent on a new order.
       * @example 12
       */
      subscriptionId?: number;
      /** @description The kind of order or change that the customer is about to make. */
      orderType: components["schemas"]["OrderValidationType"] | (string & {});
    };
    /** @description One reason to refuse. */
    OrderValidationError: {
      /**
       * @description A text for the customer.
       * @example The host name is taken.
       */
      message: string;
    };
    /** @description The vendor refuses, and says why. The texts are shown to the customer. */
    OrderValidationRefusal: {
      /** @description The reasons, in the language that was asked for. */
      errors: components["schemas"]["OrderValidationError"][];
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};

/** An authentication token, for the header CMW-Auth-Token. Opaque; it is shown this once and cannot be read again. */
export type AuthToken = components["schemas"]["AuthToken"];

/** One fault. */
export type ErrorResponseEntry = components["schemas"]["ErrorResponseEntry"];

/** The body of every error. */
export type ErrorResponse = components["schemas"]["ErrorResponse"];

/** A reference to a `user`. */
export type UserReference = components["schemas"]["UserReference"];

/** An ISO 8601 date-time with time zone. Written in UTC as `YYYY-MM-DDTHH:mm:ssZ`, with milliseconds only when they are not zero. */
export type DateTime = components["schemas"]["DateTime"];

/** A token that a user can sign in with, without the token itself. */
export type TokenDTO = components["schemas"]["TokenDTO"];

/** A personal token to create. */
export type TokenCreate = components["schemas"]["TokenCreate"];

/** A personal token that was created, with the token itself. */
export type TokenCreated = components["schemas"]["TokenCreated"];

/** The name that a user signs in with. It is unique. 4 to 255 characters, letters, digits and `@ . + - _`. */
export type UserName = components["schemas"]["UserName"];

/** An e-mail address, of at most 255 characters. */
export type EmailAddress = components["schemas"]["EmailAddress"];

/** The two-letter code of a language, in lower case. */
export type LanguageCode = components["schemas"]["LanguageCode"];

/** A reference to a vendor company or a customer company. */
export type CompanyOrUserCompanyReference = components["schemas"]["CompanyOrUserCompanyReference"];

/** A reference to a `companyGroup`. */
export type CompanyGroupReference = components["schemas"]["CompanyGroupReference"];

/** The two-letter code of a country, in upper case. */
export type CountryCode = components["schemas"]["CountryCode"];

/** A postal address. */
export type Address = components["schemas"]["Address"];

/** A user. `userRole`, `acceptedTerms`, `activated`, `enabled` and `newbie` are always answered, except to a vendor that reads a buyer of its products: it gets none of them, nor `paymentDataSaved`. */
export type MyUserDTO = components["schemas"]["MyUserDTO"];

/** A password of 8 to 256 characters. */
export type Password = components["schemas"]["Password"];

/** A postal address to store. It replaces the one that was there as a whole. */
export type AddressInput = components["schemas"]["AddressInput"];

/** The fields of a user. Those that are absent keep their value, and `null` clears one. Other fields are ignored. */
export type UserFields = components["schemas"]["UserFields"];

/** A new user. Without `userRole` it is a customer, ROLE_USER. Without `enabled` it is enabled. It is activated by the action ACTIVATE. */
export type UserCreate = components["schemas"]["UserCreate"];

/** Changes to a user. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export type MyUserInput = components["schemas"]["MyUserInput"];

/** An action on a user. */
export type UserActionPatch = components["schemas"]["UserActionPatch"];

/** Single fields of a user. A field that would do nothing is 400: one that is not listed, and for all but an administrator `userRole`, `enabled`, `environment`, `company` and `companyGroup`. */
export type UserFieldsPatch = components["schemas"]["UserFieldsPatch"];

/** Either an action on a user, or single fields of it; never both. */
export type UserPatch = components["schemas"]["UserPatch"];

/** A metadata key: any text but `.` and `..`. These two are steps in a path, so that the path of such a key would be the path of another object. */
export type MetadataKey = components["schemas"]["MetadataKey"];

/** A flat map of string to string. */
export type Metadata = components["schemas"]["Metadata"];

/** A customer company: a business that buys products, and the users in it. */
export type UserCompanyDTO = components["schemas"]["UserCompanyDTO"];

/** Changes to a customer company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export type UserCompanyInput = components["schemas"]["UserCompanyInput"];

/** A new customer company. Without `enabled` it is enabled. */
export type UserCompanyCreate = components["schemas"]["UserCompanyCreate"];

/** An action on a company. */
export type BaseCompanyPatchDTO = components["schemas"]["BaseCompanyPatchDTO"];

/** Single fields of a customer company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`. */
export type UserCompanyFieldsPatch = components["schemas"]["UserCompanyFieldsPatch"];

/** Either an action on a customer company, or single fields of it; never both. */
export type UserCompanyPatch = components["schemas"]["UserCompanyPatch"];

/** A vendor company: a business that sells products, and the users in it. `syndicationEndpoint`, `technicalEmailAddress` and `externalId` are answered to the company itself and to administrators. */
export type CompanyDTO = components["schemas"]["CompanyDTO"];

/** The fields of a vendor company. Those that are absent keep their value, and `null` clears one. Other fields are ignored. */
export type CompanyFields = components["schemas"]["CompanyFields"];

/** A new vendor company. Without `enabled` it is enabled. */
export type CompanyCreate = components["schemas"]["CompanyCreate"];

/** Changes to a vendor company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export type CompanyInput = components["schemas"]["CompanyInput"];

/** Single fields of a vendor company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`. */
export type CompanyFieldsPatch = components["schemas"]["CompanyFieldsPatch"];

/** Either an action on a vendor company, or single fields of it; never both. */
export type CompanyPatch = components["schemas"]["CompanyPatch"];

/** A reference to a `userCompany`. */
export type UserCompanyReference = components["schemas"]["UserCompanyReference"];

/** A group of users inside a customer company. */
export type CompanyGroupDTO = components["schemas"]["CompanyGroupDTO"];

/** Changes to a group. Fields that are absent keep their value. Other fields are ignored; a group stays in its company. */
export type CompanyGroupInput = components["schemas"]["CompanyGroupInput"];

/** A new group of users inside a customer company. */
export type CompanyGroupCreate = components["schemas"]["CompanyGroupCreate"];

/** A payment method that a user has stored. The full number of a card is never stored. */
export type PaymentMethodDTO = components["schemas"]["PaymentMethodDTO"];

/** Changes to a payment method. Fields that are absent keep their value. Other fields are ignored; another card is another payment method. */
export type PaymentMethodInput = components["schemas"]["PaymentMethodInput"];

/** A payment method to store. The first one of a user becomes its default. */
export type PaymentMethodCreate = components["schemas"]["PaymentMethodCreate"];

/** A message of the platform to its users. */
export type NotifyDTO = components["schemas"]["NotifyDTO"];

/** Changes to a message. Fields that are absent keep their value, and `null` clears one. Other fields are ignored. */
export type NotifyInput = components["schemas"]["NotifyInput"];

/** A new message of the platform. Without `userRoles` it is for every role; without dates it is shown at once and without end. */
export type NotifyCreate = components["schemas"]["NotifyCreate"];

/** What the marketplace wrote to one user. It is sent by mail too where a mail server is set. */
export type MessageDTO = components["schemas"]["MessageDTO"];

/** A reference to a `product`. */
export type ProductReference = components["schemas"]["ProductReference"];

/** A customer's review and rating of a product. */
export type CommentDTO = components["schemas"]["CommentDTO"];

/** Changes to a review. Fields that are absent keep their value, and `null` clears one. Other fields are ignored; a review stays with its product. */
export type CommentInput = components["schemas"]["CommentInput"];

/** A new review of a product. */
export type CommentCreate = components["schemas"]["CommentCreate"];

/** A reference to a `cloudProvider`. Cloud providers are set up by the marketplace and have no operations here. */
export type CloudProviderReference = components["schemas"]["CloudProviderReference"];

/** A reference to a `subscription`. */
export type SubscriptionReference = components["schemas"]["SubscriptionReference"];

/** A credential of a customer for a cloud provider. Its secret is never answered. */
export type CloudCredentialDTO = components["schemas"]["CloudCredentialDTO"];

/** A new cloud credential of the caller. Its secret follows with SAVE_CUSTOM_CREDENTIALS. */
export type CloudCredentialCreate = components["schemas"]["CloudCredentialCreate"];

/** An action on a cloud credential. */
export type CloudCredentialPatch = components["schemas"]["CloudCredentialPatch"];

/** A country and its code. */
export type CountryCodeDTO = components["schemas"]["CountryCodeDTO"];

/** A reference to a `productVersion`. */
export type ProductVersionReference = components["schemas"]["ProductVersionReference"];

/** A reference to an `invoice`. */
export type InvoiceReference = components["schemas"]["InvoiceReference"];

/** A reference to an order of a subscription, with what the order was for. */
export type SubscriptionOrder = components["schemas"]["SubscriptionOrder"];

/** An address of the application that the customer uses. */
export type SubscriptionEndpoint = components["schemas"]["SubscriptionEndpoint"];

/** A text for each language: two-letter language code to text. */
export type LocalizedText = components["schemas"]["LocalizedText"];

/** A credential of a subscription. */
export type Credential = components["schemas"]["Credential"];

/** Values of configuration parameters: `configurationParameter/<id>` to text. */
export type EnteredValues = components["schemas"]["EnteredValues"];

/** Quantities of extra resources: `billingItem/<id>` to number. A resource that was not chosen is absent. */
export type BillingItemQuantities = components["schemas"]["BillingItemQuantities"];

/** An amount of money on a line, a decimal with as many fraction digits as it needs, at least four. */
export type ExactPrice = components["schemas"]["ExactPrice"];

/** An amount of money with its currency. */
export type LinePrice = components["schemas"]["LinePrice"];

/** A reference to a `billingItem`. */
export type BillingItemReference = components["schemas"]["BillingItemReference"];

/** A line of an invoice. */
export type InvoiceLine = components["schemas"]["InvoiceLine"];

/** A reference to the metadata of a resource. */
export type MetadataReference = components["schemas"]["MetadataReference"];

/** A quantity of an extra resource, as a subscription and an order have it from apiVersion 20180504 on. */
export type SubscriptionBillingItem = components["schemas"]["SubscriptionBillingItem"];

/** A reference to a `configurationParameter`. */
export type ConfigurationParameterReference = components["schemas"]["ConfigurationParameterReference"];

/** A value that the customer entered, as a subscription has it from apiVersion 20220427 on. */
export type SubscriptionConfigurationParameter = components["schemas"]["SubscriptionConfigurationParameter"];

/** A customer's subscription to a plan. Dates that do not exist yet are absent. */
export type Subscription = components["schemas"]["Subscription"];

/** The vendor's report on the tenant. Reporting the state that the subscription is in already changes nothing. */
export type SubscriptionDeploymentStatusPatch = components["schemas"]["SubscriptionDeploymentStatusPatch"];

/** Sets the display name. A name set by the customer takes precedence over one set by the vendor. */
export type SubscriptionSetNamePatch = components["schemas"]["SubscriptionSetNamePatch"];

/** Quantities of extra resources: reference to a whole number from 0, at most 100 entries. 0 is none of it. */
export type BillingItemQuantitiesInput = components["schemas"]["BillingItemQuantitiesInput"];

/** Moves the subscription to a more expensive plan of the same product. A plan with another billing period, or a date to come, defers the upgrade to the end of the period. */
export type SubscriptionUpgradePatch = components["schemas"]["SubscriptionUpgradePatch"];

/** Changes quantities of extra resources, as the seats of a team. More is there at once, and its price is scaled by the whole days left of the period; less is put off to the next period. More of one resource and less of another are two requests. */
export type SubscriptionBillingItemsPatch = components["schemas"]["SubscriptionBillingItemsPatch"];

/** Renews the subscription. TRIAL: it becomes NORMAL, paid for one billing period from now. NORMAL: one period more. SANDBOX: `hours` more. Who may ask depends on the type too: a TRIAL its vendor, its customer and administrators; NORMAL its customer and administrators, for nobody else spends the customer's money; SANDBOX its vendor and administrators. Anybody else is refused with 403. */
export type SubscriptionRenewPatch = components["schemas"]["SubscriptionRenewPatch"];

/** Switches auto-renewal on or off. */
export type SubscriptionAutoRenewPatch = components["schemas"]["SubscriptionAutoRenewPatch"];

/** Terminates the subscription, by the customer, its vendor or an administrator. */
export type SubscriptionKillPatch = components["schemas"]["SubscriptionKillPatch"];

/** Stops the subscription: its tenant stays, and nobody may use it. By the vendor or an administrator. */
export type SubscriptionStopPatch = components["schemas"]["SubscriptionStopPatch"];

/** Starts a stopped subscription again, by the vendor or an administrator. */
export type SubscriptionStartPatch = components["schemas"]["SubscriptionStartPatch"];

/** One of nine bodies. `action` is read in any case: it is upper-cased before the body is validated. A field that the action does not have is refused with 400. */
export type SubscriptionPatch = components["schemas"]["SubscriptionPatch"];

/** The result of an upgrade. */
export type UpgradeResult = components["schemas"]["UpgradeResult"];

/** An address of the application that the vendor sets for the customer. */
export type SubscriptionEndpointInput = components["schemas"]["SubscriptionEndpointInput"];

/** End-user instructions: two-letter language code to text of at most 65536 characters. One entry per marketplace language, at least one. A text with an HTML link (`<a` before white space, `/` or `>`, in any case) is 422; everything else is text, and shown as text. */
export type Instructions = components["schemas"]["Instructions"];

/** A credential that the customer needs to sign in. */
export type CredentialInput = components["schemas"]["CredentialInput"];

/** An amount of money on input, a decimal string or a number, rounded half-up to four fraction digits. */
export type PriceInput = components["schemas"]["PriceInput"];

/** The price of one unit. */
export type LinePriceInput = components["schemas"]["LinePriceInput"];

/** A line to bill. */
export type InvoiceLineInput = components["schemas"]["InvoiceLineInput"];

/** What a subscription is charged for one thing. It is written once, and goes on one invoice. */
export type Charge = components["schemas"]["Charge"];

/** A move of a subscription from one state to another. */
export type SubscriptionMove = components["schemas"]["SubscriptionMove"];

/** Something that a customer enters when ordering. It belongs to a product and is activated on plans. */
export type ConfigurationParameter = components["schemas"]["ConfigurationParameter"];

/** Fields of a configuration parameter. Absent: unchanged. */
export type ConfigurationParameterInput = components["schemas"]["ConfigurationParameterInput"];

/** A new configuration parameter of a product. */
export type ConfigurationParameterCreate = components["schemas"]["ConfigurationParameterCreate"];

/** Values of configuration parameters: reference to text of at most 4096 characters, at most 100 entries. */
export type EnteredValuesInput = components["schemas"]["EnteredValuesInput"];

/** What the customer has chosen so far. */
export type ConfigurationParameterValuesInput = components["schemas"]["ConfigurationParameterValuesInput"];

/** A possible value of a configuration parameter. */
export type ConfigurationParameterValue = components["schemas"]["ConfigurationParameterValue"];

/** The possible values of a configuration parameter. */
export type ConfigurationParameterValues = components["schemas"]["ConfigurationParameterValues"];

/** A reference to a `company`. */
export type CompanyReference = components["schemas"]["CompanyReference"];

/** A product of a vendor. Its plans are what customers order. */
export type ProductDTO = components["schemas"]["ProductDTO"];

/** The fields of a product. Those that are absent keep their value. */
export type ProductFields = components["schemas"]["ProductFields"];

/** A new product. It becomes visible with its first published plan. */
export type ProductCreate = components["schemas"]["ProductCreate"];

/** Changes to a product. Fields that are absent keep their value. */
export type ProductInput = components["schemas"]["ProductInput"];

/** An extra header of every metric poll. */
export type MetricHeader = components["schemas"]["MetricHeader"];

/** An extra header of every metric poll. Host, Content-Length, hop-by-hop headers and the ones that the service sets itself are refused. */
export type MetricHeaderInput = components["schemas"]["MetricHeaderInput"];

/** An amount of money on output, a decimal with four fraction digits. */
export type Price = components["schemas"]["Price"];

/** A value tier: what an extra resource costs on a plan for quantities from `start` to `end`. Amounts are in EUR. */
export type BillingItemValue = components["schemas"]["BillingItemValue"];

/** A plan of a product. Amounts are in EUR. */
export type ProductVersionDTO = components["schemas"]["ProductVersionDTO"];

/** An amount of money on input, from zero: a decimal string or a number, rounded half-up to four fraction digits. */
export type NonNegativePriceInput = components["schemas"]["NonNegativePriceInput"];

/** A value tier of an extra resource on a plan. Amounts are in EUR. */
export type BillingItemValueInput = components["schemas"]["BillingItemValueInput"];

/** Fields of a plan. Absent: unchanged. Amounts are in EUR. */
export type ProductVersionInput = components["schemas"]["ProductVersionInput"];

/** A new plan of a product. */
export type ProductVersionCreate = components["schemas"]["ProductVersionCreate"];

/** Single fields of a plan, at least one. Another field is refused with 400; PUT changes the rest. */
export type ProductVersionPatch = components["schemas"]["ProductVersionPatch"];

/** An extra resource that plans can offer beside their price. Its prices are the value tiers of each plan. */
export type BillingItemDTO = components["schemas"]["BillingItemDTO"];

/** Fields of an extra resource. Absent: unchanged. */
export type BillingItemInput = components["schemas"]["BillingItemInput"];

/** A new extra resource. */
export type BillingItemCreate = components["schemas"]["BillingItemCreate"];

/** A value that the service polls for each deployed subscription of a product, and bills through an extra resource. Its unit and prices are those of the extra resource. */
export type ApplicationMetricDTO = components["schemas"]["ApplicationMetricDTO"];

/** Fields of a metric. Absent: unchanged. */
export type ApplicationMetricInput = components["schemas"]["ApplicationMetricInput"];

/** A new metric of a product. */
export type ApplicationMetricCreate = components["schemas"]["ApplicationMetricCreate"];

/** An ISO 8601 date-time with time zone, or a date as `YYYY-MM-DD`, which is its midnight in UTC. */
export type DateOrDateTime = components["schemas"]["DateOrDateTime"];

/** A value of a metric, as it was polled. */
export type MetricSample = components["schemas"]["MetricSample"];

/** How a metric is polled for a subscription. */
export type MetricPoll = components["schemas"]["MetricPoll"];

/** An order. A customer's order creates a subscription; renewals, upgrades and custom billing add more. */
export type OrderDTO = components["schemas"]["OrderDTO"];

/** An order to place. */
export type OrderCreate = components["schemas"]["OrderCreate"];

/** An order to estimate: `type` and `productVersion`, as in an order. Or a change to estimate: `subscription`, with `productVersion` for an upgrade, `billingItems` for other quantities, or both. */
export type OrderEstimateInput = components["schemas"]["OrderEstimateInput"];

/** What an invoice comes to, in whole cents: each amount is rounded half-up when the invoice is issued. */
export type InvoiceTotal = components["schemas"]["InvoiceTotal"];

/** What an order would cost: an invoice that is not issued. */
export type OrderEstimate = components["schemas"]["OrderEstimate"];

/** A reference to an `order`. */
export type OrderReference = components["schemas"]["OrderReference"];

/** An invoice. */
export type InvoiceDTO = components["schemas"]["InvoiceDTO"];

/** What to credit of an invoice. */
export type InvoiceCredit = components["schemas"]["InvoiceCredit"];

/** A reference to a `paymentMethod`. */
export type PaymentMethodReference = components["schemas"]["PaymentMethodReference"];

/** How to pay an invoice. An empty object, or no body, charges the default payment method. */
export type InvoicePay = components["schemas"]["InvoicePay"];

/** What identifies a payment that was made outside the marketplace. */
export type InvoicePaymentReference = components["schemas"]["InvoicePaymentReference"];

/** A line that was declared with `cashed=true`. */
export type ProceedsReportEntry = components["schemas"]["ProceedsReportEntry"];

/** The proceeds that were declared between two dates. */
export type ProceedsReport = components["schemas"]["ProceedsReport"];

/** What happened in one step, and what stood when it ended. With VAT, but for `mrr`. */
export type MoneyPoint = components["schemas"]["MoneyPoint"];

/** The money of one product over time. */
export type MoneyOfProduct = components["schemas"]["MoneyOfProduct"];

/** The money of one currency over time. */
export type MoneyOfCurrency = components["schemas"]["MoneyOfCurrency"];

/** What was billed and paid over time, by the marketplace's clock. */
export type MoneyReport = components["schemas"]["MoneyReport"];

/** A platform-wide endpoint, which receives every event. */
export type PlatformEndpoint = components["schemas"]["PlatformEndpoint"];

/** A platform-wide endpoint, which receives every event. */
export type PlatformEndpointInput = components["schemas"]["PlatformEndpointInput"];

/** One object that was found. */
export type SearchHit = components["schemas"]["SearchHit"];

/** What was found of one resource. */
export type SearchGroup = components["schemas"]["SearchGroup"];

/** What was found, by resource. Resources without a hit are left out. */
export type SearchResult = components["schemas"]["SearchResult"];

/** One request that changed something, or was to; or a sign-in. */
export type AuditEntryDTO = components["schemas"]["AuditEntryDTO"];

/** A reference to the entity that an event is about. */
export type EntityReference = components["schemas"]["EntityReference"];

/** What came of one attempt to deliver an event, without what was sent and answered. */
export type EventAttemptSummary = components["schemas"]["EventAttemptSummary"];

/** The body of an event notification. It is serialised once; every attempt sends the same bytes. */
export type EventNotification = components["schemas"]["EventNotification"];

/** One event for one endpoint, and how far its delivery is. */
export type EventDTO = components["schemas"]["EventDTO"];

/** A test event. */
export type EventCreate = components["schemas"]["EventCreate"];

/** Which events. What is absent does not narrow them down. */
export type EventFilter = components["schemas"]["EventFilter"];

/** The result of a bulk redelivery. */
export type EventsRedelivered = components["schemas"]["EventsRedelivered"];

/** A request to an endpoint, as it was sent. */
export type EventAttemptRequest = components["schemas"]["EventAttemptRequest"];

/** The answer of an endpoint, as it was received. */
export type EventAttemptResponse = components["schemas"]["EventAttemptResponse"];

/** One attempt to deliver an event. */
export type EventAttempt = components["schemas"]["EventAttempt"];

/** A link to an event, without the link itself. */
export type EventShare = components["schemas"]["EventShare"];

/** A link to an event to make. */
export type EventShareCreate = components["schemas"]["EventShareCreate"];

/** A link to an event that was made, with the link itself. */
export type EventShareCreated = components["schemas"]["EventShareCreated"];

/** An endpoint that events go to, and its health. */
export type EventEndpointDTO = components["schemas"]["EventEndpointDTO"];

/** What to change of an endpoint. Absent: unchanged. */
export type EventEndpointPatch = components["schemas"]["EventEndpointPatch"];

/** A notice that something has changed. It says where to look, and not what is there now: that is read with the operations of the resource. */
export type Change = components["schemas"]["Change"];

/** An advance of the clock that is under way. How far it is, `now` tells. */
export type ClockAdvance = components["schemas"]["ClockAdvance"];

/** The marketplace's clock. Periods, trials, retries and due dates follow it. */
export type Clock = components["schemas"]["Clock"];

/** Where to move the clock; exactly one of `now` and `advance`. */
export type ClockInput = components["schemas"]["ClockInput"];

/** An invoice that would be issued. It has no identifier yet. */
export type ClockDryRunInvoice = components["schemas"]["ClockDryRunInvoice"];

/** Something that the marketplace would do by itself as the clock advances. */
export type ClockDryRunStep = components["schemas"]["ClockDryRunStep"];

/** What an advance of the clock would do, tried out on a copy of the marketplace. */
export type ClockDryRun = components["schemas"]["ClockDryRun"];

/** Something that the marketplace does by itself when its time comes. */
export type DueJob = components["schemas"]["DueJob"];

/** The requests that a rule acts on. Every field that is given must fit. */
export type IncomingFaultMatch = components["schemas"]["IncomingFaultMatch"];

/** The request is answered with an error, and nothing is done. */
export type StatusFault = components["schemas"]["StatusFault"];

/** The request waits before it is handled. */
export type LatencyFault = components["schemas"]["LatencyFault"];

/** The connection breaks off without an answer, and nothing is done. */
export type ResetFault = components["schemas"]["ResetFault"];

/** The request is handled, and an error of it is answered in the earlier form, `errors` alone. */
export type OldErrorsFault = components["schemas"]["OldErrorsFault"];

/** What happens to a request. */
export type IncomingFaultAction = components["schemas"]["IncomingFaultAction"];

/** A rule for requests to the API. */
export type IncomingFaultRuleInput = components["schemas"]["IncomingFaultRuleInput"];

/** A rule for requests to the API, and how often it still acts. */
export type IncomingFaultRule = components["schemas"]["IncomingFaultRule"];

/** The events that a rule acts on. Every field that is given must fit. */
export type OutgoingFaultMatch = components["schemas"]["OutgoingFaultMatch"];

/** The event is sent more than once, with the same bytes. */
export type DuplicateFault = components["schemas"]["DuplicateFault"];

/** The event is held back until a newer one for the same endpoint was sent. Without a newer one it goes out at its next retry. */
export type ReorderFault = components["schemas"]["ReorderFault"];

/** The event is held back. */
export type DelayFault = components["schemas"]["DelayFault"];

/** The event is sent with a signature that does not match. */
export type BadSignatureFault = components["schemas"]["BadSignatureFault"];

/** What happens to the delivery of an event. */
export type OutgoingFaultAction = components["schemas"]["OutgoingFaultAction"];

/** A rule for the delivery of events. */
export type OutgoingFaultRuleInput = components["schemas"]["OutgoingFaultRuleInput"];

/** A rule for the delivery of events, and how often it still acts. */
export type OutgoingFaultRule = components["schemas"]["OutgoingFaultRule"];

/** A rule that makes traffic fail on purpose, and how often it still will. */
export type FaultRule = components["schemas"]["FaultRule"];

/** A rule that makes traffic fail on purpose. */
export type FaultRuleInput = components["schemas"]["FaultRuleInput"];

/** One entry of the `errorHolders` of an answer. Values that the request had are left out. */
export type LoggedError = components["schemas"]["LoggedError"];

/** A request to the interface that was answered. It holds no body and no query, for both may hold secrets. */
export type LoggedRequest = components["schemas"]["LoggedRequest"];

/** Whose tokens are to expire. */
export type ExpireTokensInput = components["schemas"]["ExpireTokensInput"];

/** The state that a reset goes back to. */
export type ResetInput = components["schemas"]["ResetInput"];

/** A named copy of the whole state. */
export type Snapshot = components["schemas"]["Snapshot"];

/** A snapshot to take. */
export type SnapshotInput = components["schemas"]["SnapshotInput"];

/** A test card. Only the documented numbers are taken, never a real one. A card that is past its date gives `pm_card_expired`, and one whose check number cannot be right gives `pm_card_chargeDeclined`. */
export type TestCard = components["schemas"]["TestCard"];

/** The payment method of a test card. */
export type TestCardResult = components["schemas"]["TestCardResult"];

/** A cart was started. */
export type CartCreatedEvent = components["schemas"]["CartCreatedEvent"];

/** A cart changed. */
export type CartModifiedEvent = components["schemas"]["CartModifiedEvent"];

/** A cart was emptied. */
export type CartDeletedEvent = components["schemas"]["CartDeletedEvent"];

/** An invoice was issued. */
export type InvoiceCreatedEvent = components["schemas"]["InvoiceCreatedEvent"];

/** An invoice changed. */
export type InvoiceModifiedEvent = components["schemas"]["InvoiceModifiedEvent"];

/** An invoice was withdrawn. */
export type InvoiceDeletedEvent = components["schemas"]["InvoiceDeletedEvent"];

/** A plan was created. */
export type ProductVersionCreatedEvent = components["schemas"]["ProductVersionCreatedEvent"];

/** A plan changed. */
export type ProductVersionModifiedEvent = components["schemas"]["ProductVersionModifiedEvent"];

/** A plan was deleted. */
export type ProductVersionDeletedEvent = components["schemas"]["ProductVersionDeletedEvent"];

/** A subscription was created. */
export type SubscriptionCreatedEvent = components["schemas"]["SubscriptionCreatedEvent"];

/** A subscription changed. */
export type SubscriptionModifiedEvent = components["schemas"]["SubscriptionModifiedEvent"];

/** A subscription ended. */
export type SubscriptionDeletedEvent = components["schemas"]["SubscriptionDeletedEvent"];

/** A user was created. */
export type UserCreatedEvent = components["schemas"]["UserCreatedEvent"];

/** A user changed. */
export type UserModifiedEvent = components["schemas"]["UserModifiedEvent"];

/** A user was deleted. */
export type UserDeletedEvent = components["schemas"]["UserDeletedEvent"];

/** The answer of a metric endpoint. */
export type MetricValue = components["schemas"]["MetricValue"];

/** The question that the service asks a vendor for the possible values of a configuration parameter. What is not known is left out. */
export type ExternalValuesRequest = components["schemas"]["ExternalValuesRequest"];

/** A value that the customer may choose. */
export type ExternalValue = components["schemas"]["ExternalValue"];

/** The possible values, in the order in which the customer sees them. */
export type ExternalValuesResponse = components["schemas"]["ExternalValuesResponse"];

/** The question whether a vendor accepts an order, a plan change, the end of auto-renewal (UNSUBSCRIBE) or a termination. What is not known is left out. */
export type OrderValidationRequest = components["schemas"]["OrderValidationRequest"];

/** One reason to refuse. */
export type OrderValidationError = components["schemas"]["OrderValidationError"];

/** The vendor refuses, and says why. The texts are shown to the customer. */
export type OrderValidationRefusal = components["schemas"]["OrderValidationRefusal"];

/** A resource that references lead to. */
export type ResourceName =
  | "applicationMetric"
  | "auditEntry"
  | "billingItem"
  | "cart"
  | "cloudCredential"
  | "cloudProvider"
  | "comment"
  | "company"
  | "companyGroup"
  | "configurationParameter"
  | "event"
  | "eventEndpoint"
  | "invoice"
  | "message"
  | "notification"
  | "order"
  | "paymentMethod"
  | "product"
  | "productVersion"
  | "subscription"
  | "token"
  | "user"
  | "userCompany";
