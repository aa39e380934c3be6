import { list, note, steps, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const PRIVACY_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'what-is-stored',
    topic: 'privacy',
    title: 'What is stored about me',
    summary: 'Your account, what you save, and counts of use. No advertising, no trackers, no cookies.',
    words: ['data', 'gdpr', 'tracking', 'personal', 'privacy'],
    blocks: [
      list(
        'On our server, with an account: your address, your name if you gave it, a hash of your password, and what you save.',
        'On your device: settings, your session, and what waits to be sent. [The cookies policy](/cookies-policy) lists every entry.',
        'Tools that calculate on your device tell us nothing.',
      ),
      text('[The privacy policy](/privacy-policy) has the whole list, with reasons and times.'),
    ],
    related: ['delete-my-data', 'cookie-choice', 'location-use'],
  },
  {
    slug: 'delete-my-data',
    topic: 'privacy',
    title: 'Delete my account and data',
    summary: 'In Settings, with your password: at once and for good; backups forget it within 30 days.',
    words: ['erase', 'remove', 'close account', 'gdpr', 'forget'],
    blocks: [
      steps(
        'Open [Settings](/settings) and go to “Delete your account”. You may want to [take your data with you](/help-center/export-my-data) first.',
        'Type DELETE and your password, or a code we email you.',
        'A paid plan is ended first, so that nothing is charged again. Then the account and all that belongs to it is deleted, and a last email confirms it.',
      ),
      text(
        'Nobody can undo this. What stays: invoices that the law requires us to keep, a note without a name ' +
          'that an account was deleted, and a fingerprint of your email address that says only that its trial ' +
          'was used. Backups forget the rest within 30 days.',
      ),
      text('What is only on this device you delete yourself: see [Clear app data](/help-center/clear-app-data).'),
    ],
    related: ['clear-app-data', 'export-my-data', 'what-is-stored'],
  },
  {
    slug: 'export-my-data',
    topic: 'privacy',
    title: 'Take my data with me',
    summary: 'In Settings: one ZIP with everything we hold about you, as JSON and CSV.',
    words: ['export', 'download', 'copy', 'portability', 'gdpr'],
    blocks: [
      text(
        'Open [Settings](/settings), go to “Your data” and press “Download my data”. After your password you ' +
          'get one ZIP: every list as JSON for programs and as CSV for a spreadsheet, and the files you ' +
          'uploaded. Passwords and tokens are not in it.',
      ),
    ],
    related: ['delete-my-data', 'what-is-stored'],
  },
  {
    slug: 'clear-app-data',
    topic: 'privacy',
    title: 'Clear app data on this device',
    summary: 'Removes settings, drafts and stored pages. You stay signed in; what waits to be sent stays.',
    words: ['cache', 'reset', 'storage', 'clean', 'space'],
    blocks: [
      text(
        'On a phone open Profile, then Settings, then “Clear app data”. On a computer use the site data of your browser; that also signs you out.',
      ),
      note('Changes that have not been sent stay until they are. Clearing site data in the browser deletes them too.'),
    ],
    related: ['delete-my-data', 'saved-for-later'],
  },
  {
    slug: 'cookie-choice',
    topic: 'privacy',
    title: 'Change my cookie choice',
    summary: 'On the cookies page; declining is one press, like accepting.',
    words: ['consent', 'cookies', 'banner', 'tracking', 'decline'],
    blocks: [
      text(
        'We set no cookies. The notice asks about entries in your browser for analytics and marketing; ' +
          'nothing of the kind is stored before you agree. Change it at any time on [the cookies ' +
          'page](/cookies-policy); taking consent back deletes what was stored because of it.',
      ),
    ],
    related: ['what-is-stored', 'clear-app-data'],
  },
  {
    slug: 'location-use',
    topic: 'privacy',
    title: 'When my location is used',
    summary: 'Only at the moment you press a button that needs it, and never in the background.',
    words: ['gps', 'geolocation', 'permission', 'denied', 'where'],
    blocks: [
      list(
        'Your browser asks you first. Without your leave nothing happens.',
        'If you refused by mistake: open the lock beside the address, then permissions.',
        'My Location keeps it on your device. Emergency Info and Nearby Restaurants send it to our server for that one answer; it is not stored.',
        'To find restaurants our server may ask OpenStreetMap, with the place rounded to about a hundred metres.',
        'It can take ten seconds under a roof. After that we stop asking the device and say so.',
      ),
    ],
    related: ['what-is-stored'],
  },
]
