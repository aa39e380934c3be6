/** The first owner of the journeys' installation, made when it starts. */
export const OWNER = { email: 'owner@sojourn.example', password: 'Harbour-lights-42' } as const
