import { describe, expect, it } from 'vitest'

import { stepsNamed } from './steps-named.ts'

describe('stepsNamed', () => {
  it.each([
    ['sick', 'forgot my asthma inhaler on the plane', ['inhaler']],
    ['sick', '새벽 두시에 애가 열나는데', ['fever']],
    ['sick', 'mon fils a de la fièvre', ['fever']],
    ['sick', 'żołądek, biegunka od wczoraj', ['stomach']],
    ['sick', 'a monkey bit me in ubud', ['bite']],
    ['customs', 'trẻ 2 tuổi đi bali có được mang sữa', ['baby']],
    ['customs', 'can i bring cheese into the us', ['food']],
    ['insurance', 'does it cover if i just change my mind', ['mind']],
    ['missed-connection', 'and if they were separate tickets?', ['ticket']],
    ['theft', 'my flight home is tomorrow 11am', ['flight']],
    ['pets', 'cachorro de 8kg na cabine', ['cabin']],
    ['stranded', 'at a bus stop, 1am and my phone is 4% everyone says no uber. scared', ['here']],
    ['stranded', 'is bogota scary at night', []],
    ['customs', 'how many cigarettes', []],
    ['alcohol', 'can i drink at 18 in new york', ['alcoholAge']],
    ['smoking', 'darf man in thailand vapen', ['vaping']],
    ['smoking', 'где можно курить', ['smoking']],
  ])('finds in %s: %s', (topic, text, steps) => {
    expect(stepsNamed(topic, text)).toEqual(steps)
  })
})
