import { list, note, steps, text } from '../../../ui/prose-block.ts'
import type { HelpArticle } from './help-article.ts'

export const ACCOUNT_ARTICLES: readonly HelpArticle[] = [
  {
    slug: 'open-an-account',
    topic: 'account',
    title: 'Open an account',
    summary: 'An email address and a password are enough; your 7-day trial starts with it.',
    words: ['register', 'create', 'join', 'sign up', 'signup'],
    blocks: [
      steps(
        'Open [Sign in or get started](/auth) and choose Sign Up.',
        'Enter your email address and a password. Your name is optional.',
        'Open the link in the email we send you. Until then you cannot sign in.',
      ),
      text(
        'A password has at least 8 characters and at least three of these: lowercase letters, uppercase ' +
          'letters, digits, symbols, enough length. The meter under the field says how far you are.',
      ),
      text(
        'You can read every page and use the calculators without an account. It is for keeping things on several devices, for the trial and for a plan.',
      ),
    ],
    related: ['verification-mail-missing', 'start-the-trial', 'without-an-account'],
  },
  {
    slug: 'verification-mail-missing',
    topic: 'account',
    title: 'The verification email does not arrive',
    summary: 'Wait a minute, check your spam folder, then have it sent again from the sign-in page.',
    words: ['confirm', 'confirmation', 'activation', 'link', 'expired', 'inbox'],
    blocks: [
      steps(
        'Wait one minute and check spam and promotions.',
        'On [the sign-in page](/auth), sign in with your address and password. The page then offers to send the email again.',
        'Check the address for a typing mistake. If it was wrong, open the account again with the right one.',
      ),
      text('A link works once and for a short time. If yours has expired, the page it opens offers a new one.'),
      note(
        'Some company mail systems open every link to scan it. Ours is safe from that: it is used up only when the page runs in a browser.',
      ),
    ],
    related: ['open-an-account', 'forgotten-password', 'write-to-a-person'],
  },
  {
    slug: 'forgotten-password',
    topic: 'account',
    title: 'I forgot my password',
    summary: 'Ask for a link on the sign-in page; the new password signs you out everywhere else.',
    words: ['reset', 'recover', 'lost', 'change'],
    blocks: [
      steps(
        'On [the sign-in page](/auth), press “Forgotten your password?”.',
        'Enter your address. If it has an account, a link is on its way.',
        'Open the link and choose a new password twice.',
      ),
      text(
        'We answer the same whether the address has an account or not, so that nobody can find out who uses the service.',
      ),
      text('With a new password you are signed in on this device and signed out on every other.'),
    ],
    related: ['verification-mail-missing', 'second-factor', 'sign-out-everywhere'],
  },
  {
    slug: 'cannot-sign-in',
    topic: 'account',
    title: 'I cannot sign in',
    summary: 'Most often the address is not verified yet, or there were too many tries in a short time.',
    words: ['login', 'log in', 'invalid', 'credentials', 'wrong', 'locked', 'blocked'],
    blocks: [
      list(
        'Address not verified: open the link in our email, or have a new one sent.',
        'Wrong address or password: the page does not say which of the two, on purpose. Choose a new password if in doubt.',
        'Too many tries: the page says how long to wait. Nobody can shorten it, not even we.',
        'No connection: signing in needs one. If you were signed in before, you still are, also offline.',
        'JavaScript turned off: every page can be read without it, but signing in needs it.',
      ),
    ],
    related: ['verification-mail-missing', 'forgotten-password', 'second-factor'],
  },
  {
    slug: 'second-factor',
    topic: 'account',
    title: 'The six-digit code when signing in',
    summary: 'Accounts with two-step sign-in ask for the code your authenticator app shows now.',
    words: ['2fa', 'mfa', 'totp', 'authenticator', 'two factor', 'code'],
    blocks: [
      text(
        'You add an authenticator app in [settings](/settings#factor), and remove it there. From then on your ' +
          'password alone does not change your address, export your data or delete your account.',
      ),
      text(
        'After the password, enter the six digits your authenticator app shows. Codes change every 30 ' +
          'seconds: if one is refused, use the newest and check that the clock of your phone is set ' +
          'automatically.',
      ),
      text(
        'If you have lost the app, write to us from the address of your account. We check that it is you ' +
          'before we turn two-step sign-in off; that takes longer than a code, on purpose.',
      ),
    ],
    related: ['cannot-sign-in', 'write-to-a-person'],
  },
  {
    slug: 'sign-out-everywhere',
    topic: 'account',
    title: 'Sign out, also on other devices',
    summary: 'Signing out ends the session here and on the server, for all your devices.',
    words: ['logout', 'log out', 'stolen', 'lost phone', 'session'],
    blocks: [
      text(
        'Sign Out is in the menu behind your name on a computer, and in the Profile sheet on a phone. It ' +
          'clears this device first and then ends your sessions on the server, so it also works when someone ' +
          'else has your phone.',
      ),
      text(
        'If changes made offline have not been sent yet, you are asked before they are deleted. Connect, let them be sent, then sign out.',
      ),
    ],
    related: ['needs-attention', 'forgotten-password'],
  },
  {
    slug: 'without-an-account',
    topic: 'account',
    title: 'What works without an account',
    summary: 'Reading, searching, the calculators, and up to three saves on this device.',
    words: ['guest', 'anonymous', 'no login'],
    blocks: [
      list(
        'Every page can be read, most of them without JavaScript.',
        'Flight, hotel and car searches open on the booking site.',
        'The [flight compensation](/flight-compensation) check works in full, also offline.',
        'Up to three things can be saved on this device. They move to your account when you sign in.',
      ),
    ],
    related: ['open-an-account', 'save-things', 'daily-limits'],
  },
]
