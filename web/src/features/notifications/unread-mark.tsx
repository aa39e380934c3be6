import { useEffect } from 'react'

import { countUnread } from '../../entities/notification/notice.ts'
import { useNotices } from '../../entities/notification/use-notices.ts'

const MOST_SHOWN = 9

/**
 * Passes the number of unread notifications to the shell by an attribute and two values that its stylesheet draws: the
 * shell is on every page and must not contain a list for the sake of a number.
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
