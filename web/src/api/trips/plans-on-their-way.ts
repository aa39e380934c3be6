/** A plan that the server is just counting, in the storage of its tab. */
export const HELD_KEY = 'trip-being-counted'
/** What was written before there were plans; the itinerary makes a trip of it. */
export const NOTEBOOK_KEY = 'itinerary-notebook'
