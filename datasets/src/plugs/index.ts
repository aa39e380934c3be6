export { type Plugs, plugsOf } from './plugs.ts'
