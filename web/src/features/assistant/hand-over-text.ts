import { textOf } from '../../text/text-of.ts'

export const handOverText = textOf({
  title: 'Talk to a person',
  description:
    'Our support team answers you in a chat, or by mail. May we copy these questions and answers, so that you need not ' +
    'write them again? People of our team can then read them. Nothing else of this conversation is copied.',
  list: 'What is copied',
  yes: 'Yes, copy these {count}',
  'yes.one': 'Yes, copy this one',
  without: 'No, begin without',
  'hint.title': 'Would you like to talk to a person?',
  'hint.text': 'Our support team can help with your account, a plan or a payment.',
  'hint.refund': 'Get my money back',
  'hint.search': 'Search the help articles',
  'hint.action': 'Talk to a person',
})
