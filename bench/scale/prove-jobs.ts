import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Fleet } from './fleet.ts'
import type { Proof } from './proof.ts'

const NOTICES = 60
/** A push that its service does not take within ten seconds is dropped, which a crowd on a busy machine would cause. */
const AT_ONCE = 10

/** Every server is told of every notification; each may be pushed once. */
export async function proveJobs({ postgres, account }: Fleet): Promise<Proof> {
  let pushes = 0
  const service = createServer((request, response) => {
    request.resume().on('end', () => {
      pushes += 1
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push`
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  await postgres.query('insert into public.push_devices (endpoint, user_id, p256dh, auth) values ($1, $2, $3, $4)', [
    endpoint,
    account.id,
    p256dh,
    randomBytes(16).toString('base64url'),
  ])
  for (let sent = AT_ONCE; sent <= NOTICES; sent += AT_ONCE) {
    await postgres.query(
      `select private.notify($1, 'plan', 'News', n::text, '/pricing', null) from generate_series(1, ${AT_ONCE}) n`,
      [account.id],
    )
    const until = Date.now() + 15_000
    while (pushes < sent && Date.now() < until) await sleep(50)
  }
  // A second push of the same notification would come now.
  await sleep(1500)
  service.close()
  const [left] = await postgres.query<{ count: number }>('select count(*)::int as count from private.push_queue')
  return {
    what: 'a job is done once, by one of three servers',
    isHeld: pushes === NOTICES && left?.count === 0,
    figures: `${NOTICES} notifications, ${pushes} pushed, ${left?.count ?? '?'} left`,
  }
}
