/** Where the splash leads: to the trial, or to the prices. */
export function splashPath(target: 'trial' | 'pricing'): '/auth' | '/pricing-new' {
  return target === 'pricing' ? '/pricing-new' : '/auth'
}
