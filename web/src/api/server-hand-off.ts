import type { AskHandOff } from '@app/contracts/page-rendering'
import { createContext } from 'react-router'

/** On the server, for the form without script. A browser asks the function `record-search`. */
export const serverHandOff = createContext<AskHandOff | null>(null)
