/** What a question about driving, or about a rented car, may ask. */
export type RoadAsk = (typeof ROAD_ASKS)[number]
export const ROAD_ASKS = ['licence', 'fee', 'wet', 'speed', 'alcohol', 'winter', 'trailer', 'motorbike', 'car'] as const

export type RentalAsk = (typeof RENTAL_ASKS)[number]
export const RENTAL_ASKS = ['young', 'automatic', 'card', 'border'] as const
