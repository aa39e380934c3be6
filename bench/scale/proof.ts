export type Proof = { readonly what: string; readonly isHeld: boolean; readonly figures: string }
