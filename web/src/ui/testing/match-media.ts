/** jsdom has none. Messages may be drawn in any test, late and by themselves, and ask it which device this is. */
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function')
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) })
