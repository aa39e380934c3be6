import { useEffect } from 'react'

import { countUnread } from '../../api/notifications/notice.ts'
import { useNotices } from '../../api/notifications/use-notices.ts'

const MOST_SHOWN = 9

/**
 * Tells the shell how many are unread: by an attribute and two values that its stylesheet draws, because the shell is on
 * every page and must not carry a list for the sake of a number.
 */
export function UnreadMark() {
  const unread = countUnread(useNotices().notices)
  useEffect(() => {
    const { dataset, style } = document.documentElement
    if (unread === 0) delete dataset['unread']
    else dataset['unread'] = ''
    style.setProperty('--unread', `"${unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}"`)
    style.setProperty('--unread-words', `", ${unread} unread"`)
  }, [unread])
  return null
}
