/** Equal Earth (Šavrič, Patterson and Jenny, 2018): areas are true, so that no country looks larger than it is. */
const A = [1.340264, -0.081106, 0.000893, 0.003796] as const
const M = Math.sqrt(3) / 2
const RADIANS = Math.PI / 180

/** Degrees to a plane, in radii of the globe; north is positive. */
export function projectEqualEarth(longitude: number, latitude: number): readonly [number, number] {
  const angle = Math.asin(M * Math.sin(latitude * RADIANS))
  const square = angle * angle
  const sixth = square * square * square
  const slope = A[0] + 3 * A[1] * square + sixth * (7 * A[2] + 9 * A[3] * square)
  return [
    (longitude * RADIANS * Math.cos(angle)) / (M * slope),
    angle * (A[0] + A[1] * square + sixth * (A[2] + A[3] * square)),
  ]
}
