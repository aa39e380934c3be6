import type { AskAssistant } from '@app/contracts/page-rendering'
import { createContext } from 'react-router'

/** On the server the engine is next door; in a browser there is nothing here, and the page asks once it is alive. */
export const serverAnswer = createContext<AskAssistant | null>(null)
