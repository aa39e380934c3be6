import type { AskSharedTrip } from '@app/contracts/trip-share'
import { createContext } from 'react-router'

/** On the server the tables are next door; in a browser there is nothing here, and the function is asked. */
export const serverSharedTrip = createContext<AskSharedTrip | null>(null)
