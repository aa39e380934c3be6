import { BRAND } from '../../entities/company/brand.ts'
import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { type LegalDocument, list, text } from './legal-document.ts'

export const PRIVACY: LegalDocument = {
  title: 'Privacy policy',
  description: `Which data ${BRAND.name} holds about you, why, for how long, who else sees it, and how you get or delete it.`,
  inForceSince: '2026-11-15',
  inShort:
    'We hold what you give us to plan your trips, and little else. We sell nothing, show no advertising, ' +
    'and most tools work on your device without telling us anything. You can take your data with you or ' +
    'delete it at any time.',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        text(
          `${LEGAL_ENTITY.name}, ${LEGAL_ENTITY.address}. For anything about your data write to ` +
            `${LEGAL_ENTITY.privacyEmail}; a person answers within a month at the latest, usually within days.`,
        ),
      ],
    },
    {
      id: 'what',
      heading: 'What we hold, and why',
      blocks: [
        {
          kind: 'table',
          caption: 'Data, purpose, legal ground and time',
          head: ['Data', 'Why', 'Legal ground (GDPR)', 'How long'],
          rows: [
            [
              'Email address, name if given, password as an argon2id hash',
              'Your account',
              'Contract, Art. 6(1)(b)',
              'Until you delete the account',
            ],
            [
              'Picture, home airport, passports (countries only), languages, currency, units, if you say them',
              'So that tools start from them',
              'Contract, Art. 6(1)(b)',
              'Until you take them out or delete the account',
            ],
            [
              'What you eat and how you get around, if you say it',
              'So that plans fit you',
              'Your explicit consent by saying it, Art. 9(2)(a)',
              'Until you take it out or delete the account',
            ],
            [
              'Where you are signed in: browser, address, times',
              'So that you can end what is not yours',
              'Legitimate interest, Art. 6(1)(f)',
              'Until the session ends, at most 90 days',
            ],
            [
              'Notifications, and which kinds you want',
              'To tell you what changed',
              'Contract, Art. 6(1)(b)',
              '90 days once read, a year otherwise',
            ],
            [
              'Where a device can be reached by its browser’s push service, if you switch that on',
              'To show notifications while the app is closed; the push service sees that something came, not what',
              'Consent, Art. 6(1)(a)',
              'Until you switch it off, sign out or delete the account',
            ],
            [
              'What you write to our support, with attachments; as a guest, your address; what our team notes about it',
              'To answer you, here and by mail',
              'Contract, Art. 6(1)(b)',
              'Until you delete the account; for guests a year after the last message',
            ],
            [
              'Addresses of those you invite to your squad',
              'To keep a seat for them, and to write to them once for each invitation',
              'Legitimate interest, Art. 6(1)(f)',
              '30 days if they do not answer, else until the seat is given up',
            ],
            [
              'Those you travel with: names, countries and last days of passports and visas, stays at borders. Never a number',
              'To count days, to check what each passport needs, and to remind you',
              'Contract, Art. 6(1)(b)',
              'Until you delete them or the account',
            ],
            [
              'Trips, saves, notes, settings',
              'What you use us for',
              'Contract, Art. 6(1)(b)',
              'Until you delete them or the account',
            ],
            [
              'Questions to the assistant and its answers',
              'To answer, and to show you the conversation again',
              'Contract, Art. 6(1)(b)',
              'Until you delete them or the account',
            ],
            [
              'Check-in timers: the name and mail address of a contact, time, note, and your last position if you share it',
              'To write to that contact when you do not check in',
              'Contract, Art. 6(1)(b); your consent for the position; consent of the contact',
              'Timers 30 days; the position until you check in or stop, a day after the alarm at most; contacts until you remove them',
            ],
            [
              'Mail addresses that refused check-in mails, as a hash',
              'So that nobody can have such a mail sent there again',
              'Legitimate interest, Art. 6(1)(f)',
              'Until they agree again',
            ],
            [
              'Plan, trial dates, payments (no card data)',
              'Subscription and accounting',
              'Contract and legal duty, Art. 6(1)(b), (c)',
              'Invoices as long as tax law asks, else until deletion',
            ],
            ['Counts of use per day', 'Limits of the free plan', 'Contract, Art. 6(1)(b)', '90 days'],
            [
              'Device fingerprint of guests (one short number and its parts)',
              'Limits and trials, once per device',
              'Legitimate interest, Art. 6(1)(f)',
              '90 days after last use',
            ],
            [
              'IP address and time of requests, in the server log',
              'Security, and finding faults',
              'Legitimate interest, Art. 6(1)(f)',
              '30 days',
            ],
            [
              'Keys of repeated requests',
              'So that nothing is written twice after a lost connection',
              'Contract, Art. 6(1)(b)',
              '90 days',
            ],
            [
              'Address you leave for the trial mail',
              'To send that mail',
              'Consent, Art. 6(1)(a)',
              '90 days with the time, the page and the words beside the button, so that we can show what you agreed to',
            ],
            [
              'Travel notes: address, what you agreed to and when; opens and clicks only if you allow it',
              'To send what you asked for',
              'Consent, Art. 6(1)(a)',
              'Until you unsubscribe; the proof of consent 3 years longer. Not confirmed: 30 days',
            ],
            [
              'Mailboxes that returned our mail or complained, as a hash',
              'Never to write there again',
              'Legitimate interest, Art. 6(1)(f)',
              'As long as we send mail',
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      heading: 'What stays on your device',
      blocks: [
        text(
          'Offline packs, guest saves, drafts, settings and answers worked out by the tools stay in your ' +
            'browser. What you saved as a guest goes to your account when you sign in. Your location is read only ' +
            'when you press a button that says so; it is used for that answer and not stored by us. The one exception is a check-in timer for which ' +
            'you agreed to share your position. To find ' +
            'restaurants near you our server may ask OpenStreetMap, with your place rounded to about a hundred ' +
            'metres, or Google where we use its maps.',
        ),
        text(
          'Maps with streets come from OpenFreeMap while you are online, unless the map is of an area that we ' +
            'ship or you downloaded. Your browser then asks tiles.openfreemap.org for the squares of the map that ' +
            'you look at. OpenFreeMap sees your IP address, your browser, our web address and those squares; it ' +
            'gets no account, no trip and no search from us. Without a connection, and on the page for offline ' +
            'maps, nothing is asked.',
        ),
      ],
    },
    {
      id: 'fingerprint',
      heading: 'Device fingerprint',
      blocks: [
        text(
          'When a guest first uses a limited tool, the browser computes one 32-bit number from things like ' +
            'screen size, time zone, language and drawing behaviour. We store the number, those parts and the IP ' +
            'address, so that the daily limit and the one trial hold, and delete them ninety days after the last ' +
            'use. It is never computed before, never used to follow you, never given to anybody.',
        ),
        text(
          'That a mailbox has had its trial is kept as a hash, which cannot be read back, also after the account is deleted.',
        ),
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees data',
      blocks: [
        text('Each of these is used only where the operator of this installation has switched it on:'),
        list(
          'A payment provider (Stripe) for paid plans. It sees your card; we do not.',
          'A mail server for the mails you ask for.',
          'A language model for the assistant and for the wish you write to the planner. It gets your words and ' +
            'the facts needed to answer them, not your name or address. Without one, the built-in engine answers ' +
            'and nothing leaves our server.',
          'A map provider for detailed maps. It sees which part of the map you look at.',
          'A booking site, when you press a button that goes there. The link carries your search, not your account.',
        ),
        text('We do not sell data, and we give it to authorities only when a law or a court makes us.'),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        list(
          'See and take it: download everything we hold about you in Settings, as one file.',
          'Correct it: on your profile page, or write to us.',
          'Delete it in Settings: the account and all that belongs to it is gone at once, and from backups within 30 days.',
          'Object, or restrict what we do on the ground of a legitimate interest.',
          'Take consent back at any time, for the future.',
          'Complain to the data protection authority where you live or where we are.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        list(
          'Every row in our database belongs to somebody, and the database itself refuses to show it to anybody else.',
          'Passwords are kept only as argon2id hashes. Tokens, passwords and the text of your questions are kept out of logs.',
          'Staff see what their role needs, and each change they make is written to an audit log.',
          'If data of yours is ever exposed, we tell you and the authority within 72 hours of knowing.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children, and changes to this policy',
      blocks: [
        text(
          'Accounts are for people of 16 years and older. Children may be part of a trip by age alone. When ' +
            'this policy changes in a way that matters, we write to you before it does, and keep the earlier text ' +
            'available on request.',
        ),
      ],
    },
  ],
}
