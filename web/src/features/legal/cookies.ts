import { BRAND } from '../../content/brand.ts'
import { type LegalDocument, list, text } from './legal-document.ts'

/** What the page promises here is tried in the journeys: nothing else may be stored before somebody agrees. */
export const COOKIES: LegalDocument = {
  title: 'Cookies policy',
  description: `What ${BRAND.name} keeps on your device, why, for how long, and how you take your consent back.`,
  inForceSince: '2026-11-15',
  inShort:
    'We set no cookies. What the app has to remember is kept in your own browser and stays there. Nothing for analytics or marketing is stored before you agree, and declining is one press, like accepting.',
  sections: [
    {
      id: 'cookies',
      heading: 'Cookies, and what we use in their place',
      blocks: [
        text(
          'A cookie travels to the server with each request. We do not need that, so we set none. The app keeps its notes in the local storage, the session storage and a small database of your browser. Only you and the pages of this site can read them.',
        ),
      ],
    },
    {
      id: 'essential',
      heading: 'Essential: always on',
      blocks: [
        {
          kind: 'table',
          caption: 'What is kept so that the app works',
          head: ['Name', 'Why', 'How long'],
          rows: [
            ['sojourn-session', 'Keeps you signed in', 'Until you sign out'],
            ['theme, mobile_settings', 'Light or dark, and your settings', 'Until you clear app data'],
            ['cookie-consent, cookie-preferences', 'Your choice on this page', 'Until you change it'],
            ['hasSeenSplash, lastActivity', 'Whether to show the opening screen', 'Until you clear app data'],
            [
              'pwa-first-visit, pwa-last-dismissal, pwa-install-permanent-dismiss, pwa-installed, pwa-install-dismissed, pwa-dismissal-analytics, page-start-time',
              'So that we do not ask you again to install what you have or do not want. They are counted on your device only',
              'Until you clear app data',
            ],
            [
              'email-popup',
              'So that the trial offer does not come back once you closed it',
              'Until you clear app data',
            ],
            ['authRedirect', 'Where you were going before you signed in', 'Until you close the tab'],
            [
              'travel-offline-db',
              'Changes made without a connection, and facts kept for offline use',
              'Changes until they are sent; facts until they expire',
            ],
            [
              'Cached pages and files',
              'So that the app opens without a connection',
              'Until the next version, or until you clear app data',
            ],
          ],
        },
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics: only if you agree',
      blocks: [
        text(
          'If you allow analytics, we count which tools are opened, without your name, your address or your trips. There is no third party in it. At present nothing is counted, also when you agree; before that changes this page will say what is stored.',
        ),
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing: only if you agree',
      blocks: [
        text(
          'If you allow marketing, we may remember that you came from one of our own campaigns, so that an offer made there is shown to you. We use no advertising networks and no tracking pixels.',
        ),
      ],
    },
    {
      id: 'fingerprint',
      heading: 'Device fingerprint',
      blocks: [
        text(
          'If you use a limited tool as a guest, we compute one short number from features of your device, so that the daily limit holds. It is computed only then, never for tracking, never sent to anybody else, and is described in the privacy policy.',
        ),
      ],
    },
    {
      id: 'choice',
      heading: 'Change your mind',
      blocks: [
        list(
          'Open the cookie settings with the button on this page or at the foot of every page. Taking consent back deletes what was stored because of it.',
          'Clear app data in the settings of the app, or the site data in your browser, to remove everything. Changes that were not sent yet would be lost, so the app asks first.',
        ),
      ],
    },
  ],
}
