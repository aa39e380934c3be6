export function ClaimAmount({ children, isOpen = false }: { children: string; isOpen?: boolean }) {
  const colour = isOpen ? 'text-ink' : 'text-moss'
  return (
    <p className={`mt-1 font-display text-display font-[460] tracking-[-0.03em] tabular-nums ${colour}`}>{children}</p>
  )
}
