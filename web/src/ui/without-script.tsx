import { createContext, createElement, type ReactNode, useContext } from 'react'

/** Inside a part that is sent folded (ui/later.tsx) stands no second `noscript`: the first would end with it. */
export const IsFolded = createContext(false)

/** For readers without script. In a folded part it has a name of its own, and `unfoldRest` leaves it empty. */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return createElement(useContext(IsFolded) ? 'without-script' : 'noscript', null, children)
}
