import { list, note, steps, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const INSTALL_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'install-on-android',
    topic: 'install',
    title: 'Install on Android',
    summary: 'In Chrome, Edge or Samsung Internet: menu, then Install or Add to Home screen.',
    words: ['app', 'home screen', 'pwa', 'play store', 'apk', 'samsung', 'chrome'],
    blocks: [
      steps(
        'Open this site in Chrome, not inside another app.',
        'Press Install on [Get the app](/download), or open the menu with three dots and choose “Install app” or “Add to Home screen”.',
        'Confirm. The icon appears among your apps.',
      ),
      text(
        'It is the same app as in the browser, in a window of its own: nothing to update by hand, and it takes about as much room as one photograph.',
      ),
    ],
    related: ['install-in-app-browser', 'before-you-fly', 'remove-the-app'],
  },
  {
    slug: 'install-on-iphone',
    topic: 'install',
    title: 'Install on an iPhone or iPad',
    summary: 'In Safari: Share, then Add to Home Screen. Apple offers no button for it.',
    words: ['ios', 'apple', 'safari', 'app store', 'home screen', 'ipad'],
    blocks: [
      steps(
        'Open this site in Safari.',
        'Tap Share, the square with an arrow.',
        'Choose “Add to Home Screen”, then Add.',
      ),
      note(
        'On an iPhone the installed app keeps its own storage. Sign in once more after installing, and what belongs to your account is there.',
      ),
    ],
    related: ['install-in-app-browser', 'before-you-fly'],
  },
  {
    slug: 'install-on-a-computer',
    topic: 'install',
    title: 'Install on a computer',
    summary: 'Chrome and Edge show an icon at the end of the address bar; Safari has Add to Dock.',
    words: ['desktop', 'windows', 'mac', 'linux', 'laptop', 'firefox', 'edge'],
    blocks: [
      list(
        'Chrome or Edge: press the icon with a screen and an arrow at the end of the address bar, or Install on [Get the app](/download).',
        'Safari on a Mac: File, then “Add to Dock”.',
        'Firefox: on Windows it can add a site to the taskbar; elsewhere it cannot install web apps. A bookmark opens the same app, also offline.',
      ),
    ],
    related: ['what-works-offline', 'remove-the-app'],
  },
  {
    slug: 'install-in-app-browser',
    topic: 'install',
    title: 'I came from Instagram, TikTok or Facebook',
    summary:
      'Those apps open links in a browser of their own that cannot install anything. Open the page outside first.',
    words: ['social', 'tiktok', 'facebook', 'twitter', 'linkedin', 'in-app', 'webview'],
    blocks: [
      steps(
        'Tap the three dots in the corner of the page.',
        'Choose “Open in browser”, “Open in Chrome” or “Open in Safari”.',
        'Install from there. [The page for this](/instagram) has the steps for each app.',
      ),
      text(
        'Signing in is also better outside: the browser inside a social app forgets you, and the app around it can read what you type.',
      ),
    ],
    related: ['install-on-android', 'install-on-iphone'],
  },
  {
    slug: 'app-update',
    topic: 'install',
    title: '“App Update Available”',
    summary: 'A newer version is ready. It takes a second, and nothing you saved is lost.',
    words: ['version', 'update', 'reload', 'new version'],
    blocks: [
      text(
        'Update Now loads the new version and reloads the page after a second. Later hides the card until ' +
          'your next visit; the new version then starts by itself once all tabs of the app are closed.',
      ),
    ],
    related: ['install-on-android', 'saved-for-later'],
  },
  {
    slug: 'remove-the-app',
    topic: 'install',
    title: 'Remove the app',
    summary: 'Like any other app; your account and what is saved in it stay.',
    words: ['uninstall', 'delete app'],
    blocks: [
      text(
        'On a phone hold the icon and choose Remove or Uninstall. On a computer open the app, then the menu ' +
          'in its title bar. Changes that were not sent yet are deleted with it, so connect once before.',
      ),
    ],
    related: ['clear-app-data', 'delete-my-data'],
  },
]
