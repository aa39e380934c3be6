import { createContext } from 'react-router'

import type { Layout } from '../../device/choose-layout.ts'

/** The layout the server draws for; in the browser a page asks the device itself. */
export const askedLayout = createContext<Layout>('desktop')
