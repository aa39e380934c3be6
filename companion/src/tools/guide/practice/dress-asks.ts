/** Clothes that one may want to wear. */
export const DRESS_ASKS = ['shorts', 'sleeveless', 'swimwear', 'headscarf', 'camouflage'] as const

export type DressAsk = (typeof DRESS_ASKS)[number]
