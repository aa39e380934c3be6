/** A plan that the server is counting, in session storage. */
export const HELD_KEY = 'trip-being-counted'
/** The notebook from before plans existed; the itinerary converts it to a trip. */
export const NOTEBOOK_KEY = 'itinerary-notebook'
