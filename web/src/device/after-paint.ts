/** Runs when what stands in the page now has been drawn. A page in the background is not drawn, and does not wait for it. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
