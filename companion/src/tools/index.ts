export { delayRights } from './delay-rights.ts'
export type { GuideLookUp } from './guide/guide-look-up.ts'
export type { LookUps } from './look-ups.ts'
export { callTool, type ToolName, TOOLS } from './registry.ts'
