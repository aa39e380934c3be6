export {
  anyOf,
  isRefusingWord,
  lastRefusal,
  refusalBefore,
  refusedIn,
  REFUSING,
  withoutRefusal,
  withoutStuff,
} from './refusal-words.ts'
