import { BRAND } from '../../entities/company/brand.ts'
import { type LegalDocument, list, text } from './legal-document.ts'

/** The journeys check this page's promise: nothing else may be stored before consent. */
export const COOKIES: LegalDocument = {
  title: 'Cookies policy',
  description: `What ${BRAND.name} keeps on your device, why, for how long, and how you take your consent back.`,
  inForceSince: '2026-11-15',
  inShort:
    'We set no cookies. What the app has to remember is kept in your own browser and stays there. Nothing ' +
    'for analytics or marketing is stored before you agree, and declining is one press, like accepting.',
  sections: [
    {
      id: 'cookies',
      heading: 'Cookies, and what we use in their place',
      blocks: [
        text(
          'A cookie travels to the server with each request. We do not need that, so we set none. The app keeps ' +
            'its notes in the local storage, the session storage and a small database of your browser. Only you ' +
            'and the pages of this site can read them.',
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
              'pwa-first-visit, pwa-last-dismissal, pwa-install-permanent-dismiss, pwa-installed',
              'So that we do not ask you again to install what you have or do not want',
              'Until you clear app data',
            ],
            [
              'pwa-install-dismissed, app-update-dismissed, offline-toast-shown',
              'So that a notice you have seen or closed does not come back in the same visit',
              'Until you close the tab',
            ],
            [
              'link-spent',
              'Which link for a new password this tab has used, so that loading the page again does not refuse it',
              'Until the new password is set, or you close the tab',
            ],
            [
              'assistant-waiting',
              'A question to the assistant that has no answer yet, so that loading the page again does not lose it',
              'Until it is answered, or you close the tab',
            ],
            [
              'email-popup',
              'So that the trial offer does not come back once you closed it',
              'Until you clear app data',
            ],
            [
              'trips-kept, packed-items, trip-budget, currency-sheet, assistant-drafts, assistant-kept, claim-letters',
              'What you write in the itinerary, the budget, the currency converter and the assistant without an account',
              'Until you delete it there, or clear app data',
            ],
            [
              'favourite-phrases, translate-languages, translate-own',
              'The phrases you marked, and the languages you last chose in the translator',
              'Until you change them there, or clear app data',
            ],
            [
              'travellers, stay-area, visa-check-for',
              'Who travels with which passport, the area whose days you count, and for whom you last checked a visa',
              'Until you remove them there, sign out or clear app data',
            ],
            [
              'translate-card',
              'The address, diet and allergies of your card in the translator, as you entered them',
              'Until you change them there, sign out or clear app data',
            ],
            [
              'travel-packs',
              'Which parts of a trip you took offline, with their size and day',
              'Until you remove the pack, or clear app data',
            ],
            [
              'app-push-device',
              'In the app for phones: the name of this phone at its push service, so that notices can reach it',
              'Until you turn notifications off, or clear app data',
            ],
            [
              'trip-ticks',
              'What you ticked on the checklist of a trip',
              'Until you untick it there, sign out or clear app data',
            ],
            [
              'assistant-ready',
              'For which version of the app the assistant was made ready for use without a network',
              'Until you clear app data',
            ],
            [
              'trip-being-counted',
              'A plan that was just made, until it has been counted, so that a reload does not lose it',
              'Until it is counted, or the tab is closed',
            ],
            [
              'recent-searches, searches-of-today',
              'Your last searches for stays, flights and cars, and which of them you opened today, so that none is counted twice',
              'Until you remove them there, sign out or clear app data; those of today until the next day',
            ],
            [
              'risk-radar-seen-at',
              'When you last looked at the risk radar, to show what has changed since',
              'Until you clear app data',
            ],
            [
              'emergency-card, fake-caller',
              'Your emergency card with blood group, allergies and contact, and the name of a pretended caller. Never sent',
              'Until you clear the card, or clear app data',
            ],
            [
              'nationality, own-embassies-kept, last-emergency-info, last-nearby-places',
              'Which passport you hold, where its embassies are, and the last emergency information and restaurants ' +
                'with the place you asked from, for when there is no network',
              'Until you sign out or clear app data',
            ],
            [
              'guest-saves',
              'What you saved without an account, three things at most',
              'Until you sign in (then they are in your account), remove them there, or clear app data',
            ],
            [
              'device-fingerprint, device-ip, guest-used',
              'The number and the address that a guest is counted by, and whether there is something to count. ' +
                'Written when a guest first uses a limited tool, never before',
              'Until you clear app data',
            ],
            [
              'subscription',
              'Which plan your account has, as the server last said, so that the page does not flicker',
              'Until you sign out or clear app data',
            ],
            [
              'links-awaited',
              'For which addresses you asked us for a mail here, and a random number of each, so that its link signs you in without a question',
              'Until you sign out, a day at most',
            ],
            [
              'sojourn-sign-out',
              'The tokens of a session that you signed out of while our server could not be reached, to end it there too',
              'Until the server has confirmed it',
            ],
            [
              'support_guest',
              'A guest’s key to a conversation with our support, and messages that are still to be sent',
              'Until you choose to leave on this device',
            ],
            [
              'support_handover',
              'Questions and answers of the assistant that you agreed to copy to our support',
              'Until your first message, or until you close the tab',
            ],
            ['authRedirect', 'Where you were going before you signed in', 'Until you close the tab'],
            [
              'react-router-scroll-positions',
              'How far you had read a page, for when you go back to it',
              'Until you close the tab',
            ],
            [
              'reloaded-for',
              'So that a page that misses a part after an update is loaded again once, not for ever',
              'Until you close the tab',
            ],
            [
              'page-config',
              'Where the app finds its server when it opens without a connection. Nothing about you',
              'Until you clear app data',
            ],
            [
              'sojourn-conversations',
              'What you asked the assistant and what it answered, so that you can read it again without a connection',
              'Until you delete it there, sign out (then it is in your account only) or clear app data',
            ],
            [
              'sojourn-kept-files',
              'Your encrypted documents and photographs of receipts, to open without a connection or waiting to be sent',
              'Until you delete them there or sign out',
            ],
            [
              'Readers kept for offline',
              'What reads photos and boarding passes, if you asked to have it offline',
              'Until you remove them there or clear app data',
            ],
            ['sojourn-maps', 'The maps you took along', 'Until you put them back or clear app data'],
            [
              'travel-offline-db',
              'Changes made without a connection, and facts kept for offline use',
              'Changes until they are sent; facts until they expire',
            ],
            [
              'Cached pages and files',
              'So that the app opens without a connection',
              'Pages for 30 days and files for 60 at most, or until you sign out or clear app data; the app itself until its next version',
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
          'If you allow analytics, what the table below names is kept on your device, without your name, your ' +
            'address or your trips. Nothing of it is sent, and there is no third party in it. Before that ' +
            'changes, this page will say so.',
        ),
        {
          kind: 'table',
          caption: 'What is kept if you allow analytics',
          head: ['Name', 'Why', 'How long'],
          rows: [
            ['page-start-time', 'When you opened the page', 'Until you take your consent back or clear app data'],
            [
              'pwa-dismissal-analytics',
              'The last 20 times you put the offer to install away, and after how many seconds',
              'Until you take your consent back or clear app data',
            ],
          ],
        },
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing: only if you agree',
      blocks: [
        text(
          'If you allow marketing, we may remember that you came from one of our own campaigns, so that an ' +
            'offer made there is shown to you. We use no advertising networks and no tracking pixels.',
        ),
      ],
    },
    {
      id: 'fingerprint',
      heading: 'Device fingerprint',
      blocks: [
        text(
          'If you use a limited tool as a guest, we compute one short number from features of your device, so ' +
            'that the daily limit holds. It is computed only then, never for tracking, never sent to anybody ' +
            'else, and is described in the privacy policy.',
        ),
      ],
    },
    {
      id: 'choice',
      heading: 'Change your mind',
      blocks: [
        list(
          'Open the cookie settings with the button on this page or at the foot of every page. Taking consent back deletes what was stored because of it.',
          'Clear app data in the settings of the app, or the site data in your browser, to remove everything. ' +
            'Changes that were not sent yet would be lost, so the app asks first.',
        ),
      ],
    },
  ],
}
