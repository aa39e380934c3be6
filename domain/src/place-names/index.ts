export { findNamed, isDescribed, isNamed, namesOf } from './name-match.ts'
export { isKindInName, isLinkInName, wordsOfName } from './name-key.ts'
export { formsOf, hasForms } from './name-forms.ts'
export { spellingKey } from './spelling-key.ts'
