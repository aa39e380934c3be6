import { createContext } from 'react-router'

import type { Layout } from '../device/screen/choose-layout.ts'

/** The layout that the server renders; in the browser a page reads the device itself. */
export const askedLayout = createContext<Layout>('desktop')
