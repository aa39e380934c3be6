import type { AskSharedTrip } from '@app/contracts/trips/trip-share'
import { createContext } from 'react-router'

/** Set on the server, which has the tables; a browser has none, and calls the function. */
export const serverSharedTrip = createContext<AskSharedTrip | null>(null)
