export type AppNotice = {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly isUrgent: boolean
}
/** `gone`: the app was removed, so the device is forgotten. */
export type AppSent = 'sent' | 'gone' | 'failed'
export type SendToApp = (token: string, notice: AppNotice) => Promise<AppSent>
