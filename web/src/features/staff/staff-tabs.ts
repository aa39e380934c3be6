import type { ComponentType } from 'react'

/** One area of the dashboard. Its script is loaded when the area is opened. */
export type StaffPanel = {
  /** Its name in `?tab=`. */
  readonly tab: string
  readonly label: string
  /** Who may open it. The server and the database refuse the rest again. */
  readonly roles: 'support' | 'admin'
  readonly load: () => Promise<ComponentType>
}

export function readStaffTab(panels: readonly StaffPanel[], asked: string | null): string {
  return panels.find(({ tab }) => tab === asked)?.tab ?? panels[0]?.tab ?? ''
}
