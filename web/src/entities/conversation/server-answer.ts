import type { AskAssistant } from '@app/contracts/page-rendering'
import { createContext } from 'react-router'

/** Set on the server, which runs the engine; a browser has none, and the page asks after hydration. */
export const serverAnswer = createContext<AskAssistant | null>(null)
