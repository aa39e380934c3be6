import { list, note, steps, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const OFFLINE_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'what-works-offline',
    topic: 'offline',
    title: 'What works without a connection',
    summary: 'The app opens, pages you have read stay readable, and the calculators work in full.',
    words: ['no internet', 'no signal', 'airplane', 'flight mode', 'plane', 'roaming'],
    blocks: [
      list(
        'The app itself: after one visit with a connection it opens without one.',
        'Pages you have opened, help articles among them.',
        'The [flight compensation](/flight-compensation) check: airports, distances and rules are on your device.',
        'Changes you make while signed in: they are saved and sent later, in order, once.',
      ),
      text('What needs a connection says so at the moment you press it. It does not pretend and it loses nothing.'),
    ],
    related: ['saved-for-later', 'needs-attention', 'before-you-fly'],
  },
  {
    slug: 'saved-for-later',
    topic: 'offline',
    title: '“Action saved for when you’re back online”',
    summary: 'Your change waits on this device and is sent by itself, once, when there is a connection.',
    words: ['outbox', 'pending', 'sync', 'syncing', 'queue', 'waiting', 'banner'],
    blocks: [
      text(
        'The red banner counts what waits. When you are connected it turns green, the changes are sent in the ' +
          'order you made them, and each is written exactly once, even if the connection breaks in the middle ' +
          'or a second tab is open.',
      ),
      text('Press the badge “Offline Mode” to see the list. “Sync now” tries at once.'),
      note(
        'Waiting changes live in this browser. Private windows and clearing site data delete them; signing out asks first.',
      ),
    ],
    related: ['needs-attention', 'sign-out-everywhere', 'clear-app-data'],
  },
  {
    slug: 'needs-attention',
    topic: 'offline',
    title: 'A change “needs attention”',
    summary: 'The server can never accept it as it is. Look at it, then try again, choose a version, or discard it.',
    words: ['conflict', 'refused', 'failed', 'stuck', 'error', 'outbox', 'rejected'],
    blocks: [
      text('Most changes are sent without you. One ends up here when trying again would not help:'),
      list(
        'It was refused, for example because the thing it changes was deleted meanwhile. Read what the server says, then try again or discard it.',
        'It was changed elsewhere too. Both versions are kept until you choose: keep mine, or keep theirs.',
        'The record is damaged and cannot be read. It can only be discarded.',
      ),
      text('Changes that depend on it wait until you have decided. Everything else goes on.'),
    ],
    related: ['saved-for-later', 'what-works-offline'],
  },
  {
    slug: 'before-you-fly',
    topic: 'offline',
    title: 'Get ready before you lose the signal',
    summary: 'Install, open what you need once, and let everything be sent while you still have Wi-Fi.',
    words: ['prepare', 'airport', 'download', 'wifi', 'checklist'],
    blocks: [
      steps(
        '[Install the app](/download), so that the system does not clear its storage to make room.',
        'On a phone, open Profile and switch Offline on: it asks the system to keep what is stored even when space runs short.',
        'Open the pages and trips you will need, once each.',
        'Check that the banner shows nothing waiting.',
      ),
    ],
    related: ['what-works-offline', 'install-on-android', 'install-on-iphone', 'offline-maps'],
  },
  {
    slug: 'offline-maps',
    topic: 'offline',
    title: 'Maps without a connection',
    summary:
      'The map of the world is free to download; streets of eight regions come with the trial and the paid plans.',
    words: ['map', 'download map', 'storage', '2gb', 'navigation'],
    blocks: [
      text('What you have looked at on a map stays on your device. To be sure, download the whole map before you go.'),
      text('The world is free for everybody. Whole regions, up to 2 GB, belong to the paid plans and the trial.'),
      text(
        '[Offline maps](/offline-maps) lists them with their size and date. The coastlines and airports in ' +
          'our own maps are always on your device and cost nothing.',
      ),
    ],
    related: ['before-you-fly', 'compare-plans'],
  },
]
