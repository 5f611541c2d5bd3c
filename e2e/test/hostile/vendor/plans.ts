/** Plans of the demo. */
export const BASIC = { url: "productVersion/1" } as const;
export const PRO = { url: "productVersion/2" } as const;

/** The plan that this vendor cannot provide: it refuses every order for it permanently. */
export const SOLD_OUT = { url: "productVersion/3" } as const;
