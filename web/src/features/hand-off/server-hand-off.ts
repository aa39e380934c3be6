import type { AskHandOff } from '@app/contracts/page-rendering'
import { createContext } from 'react-router'

/** Set on the server, for the form without script. A browser calls the function `record-search`. */
export const serverHandOff = createContext<AskHandOff | null>(null)
