import type { PageConfig } from '@app/contracts/page-rendering'

const PHONE = /\bMobi|\biPhone\b|\biPod\b/

/** A first guess, so that a phone is not sent the page of a desk; the browser knows better and corrects it. */
export function likelyLayout(isMobileHint: string | undefined, userAgent = ''): PageConfig['layout'] {
  const isPhone = isMobileHint === undefined ? PHONE.test(userAgent) : isMobileHint === '?1'
  return isPhone ? 'mobile' : 'desktop'
}
