/** Two small tables under row level security: one to read, one to write. */
export const NOTES_SCHEMA = `
  create table public.bench_notes (id int primary key, user_id uuid not null, kind text not null, body text not null);
  create table public.bench_written (id bigint generated always as identity primary key, user_id uuid not null, body text not null);
  alter table public.bench_notes enable row level security;
  alter table public.bench_written enable row level security;
  create policy own_notes on public.bench_notes for select to authenticated using (user_id = auth.uid());
  create policy own_writes on public.bench_written for insert to authenticated with check (user_id = auth.uid());
  grant select on public.bench_notes to authenticated;
  grant insert on public.bench_written to authenticated;
`

export function notesOf(userId: string): string {
  return `insert into public.bench_notes select n, '${userId}', 'a', 'Note number ' || n from generate_series(1, 20) n`
}

export const SELECT_PATH = '/rest/v1/bench_notes?select=id,body&kind=eq.a&order=id&limit=20'
export const INSERT_PATH = '/rest/v1/bench_written'
