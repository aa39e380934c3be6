import { describe, expect, it } from 'vitest'

import { createPageStyles } from './page-styles.ts'

const stylesFor = (css: string, html: string, scripts: readonly string[] = []): string =>
  createPageStyles(css, scripts)(html).join('')

const ACCENTS = '@font-face{font-family:Fraunces;src:url(a);unicode-range:U+A1-FF}'

describe('the styles of a page', () => {
  it.each([
    ['a class that stands in it', '.a{color:red}', '<p class="b a">', true],
    ['one that does not', '.a{color:red}', '<p class="ab">', false],
    ['an element', 'p{color:red}', '', true],
    ['one of two selectors', '.a,.b{color:red}', '<p class="b">', true],
    ['both classes of one selector', '.a .b{color:red}', '<p class="b">', false],
    ['an escaped class', '.hover\\:w-1\\/2:hover{color:red}', '<p class="hover:w-1/2">', true],
    ['a class escaped by its number', '.\\32 xl{color:red}', '<p class="2xl">', true],
    ['a class with signs of HTML', '.\\[\\&\\>li\\]\\:a>li{color:red}', '<p class="[&amp;&gt;li]:a">', true],
    ['a class that must be missing', '.a:not(.b){color:red}', '<p class="a">', true],
    ['a class that may come later', '.a:has(.b,.c){color:red}', '<p class="a">', true],
    ['one of several', ':is(.b,.c) .a{color:red}', '<p class="a">', true],
    ['a selector with a comma in it', '.a:nth-child(1 of p,li),.b{color:red}', '<p class="b">', true],
    ['fonts', '@font-face{font-family:x;src:url("a{.woff2")}', '', true],
    ['a face with the first letters', '@font-face{src:url(a);unicode-range:U+??,U+20AC}', '', true],
    ['a face with a letter that it writes', '@font-face{src:url(a);unicode-range:U+100-130,U+1E??}', 'Ệ', true],
    ['a face without one', '@font-face{src:url(a);unicode-range:U+100-130,U+1E??}', 'Málaga', false],
    ['an accent in a heading', ACCENTS, '<h2 class="a">To <i>Málaga</i></h2>', true],
    ['an accent set as a heading', ACCENTS, '<p class="a font-display b">To <i>Málaga</i></p>', true],
    ['an accent elsewhere', ACCENTS, '<h2>To Spain</h2><p>Málaga</p>', false],
    ['an accent in a value', ACCENTS, '<input class="a" value="font-display á">', false],
    ['an accent after an element without an end', ACCENTS, '<input class="font-display"><p>Málaga</p>', false],
    ['keyframes', '@keyframes x{0%{top:0}to{top:1px}}', '', true],
    ['a statement', '@layer a,b;', '', true],
  ])('%s', (_, css, html, isThere) => expect(stylesFor(css, html)).toBe(isThere ? css : ''))

  it('keep their groups and their order', () => {
    const css = '@layer u{.a{top:0}@media (width>=1px){.b{top:1px}.c{top:2px}}.d{top:3px}}.e{top:4px}'
    expect(stylesFor(css, '<i class="a c e">')).toBe('@layer u{.a{top:0}@media (width>=1px){.c{top:2px}}}.e{top:4px}')
    expect(stylesFor(css, '<i class="a b c d e">')).toBe(css)
  })

  it.each([
    ['a property that nobody names', '@property --a{syntax:"*";inherits:false}', '', ''],
    ['one that is named in a class', '@property --a{inherits:false}.b{top:var(--a)}', '<i class="b">', null],
    ['one that is given and never asked for', '@property --a{inherits:false}.b{--a:1px}', '<i class="b">', ''],
    ['one that is given beside more', '@property --a{inherits:false}.b{--a:1px;top:0}', '<i class="b">', null],
    ['one that the page names', ':root{--a:red}', '<path fill="var(--a)">', null],
    ['one behind another', ':root{--a:var(--b);--b:var(--c)}.d{top:var(--a)}:root{--c:1px}', '<i class="d">', null],
    ['one of two', ':root{--a:1px;--b:2px}.d{top:var(--b)}', '<i class="d">', ':root{--b:2px}.d{top:var(--b)}'],
    [
      'one that is part of another',
      ':root{--a:1px;--a-b:2px}i{top:var(--a-b)}',
      '',
      ':root{--a-b:2px}i{top:var(--a-b)}',
    ],
    ['one in a rule with more', ':root{--a:1px;color:red}', '', null],
    ['one that holds a list', ':root{--a:"b c",d;--e:1px}i{font:var(--a)}', '', ':root{--a:"b c",d}i{font:var(--a)}'],
  ])('of custom properties: %s', (_, css, html, left) => expect(stylesFor(css, html)).toBe(left ?? css))

  it('leave the look of marked text to the whole stylesheet', () => {
    expect(stylesFor('::selection{color:red}p::selection{color:blue}', '')).toBe('p::selection{color:blue}')
  })

  it('come in pieces, each with the groups of its rules', () => {
    const rule = `.a{background:url(${'x'.repeat(5000)})}`
    expect(createPageStyles(`@layer u{${rule.repeat(3)}}`, [])('<i class="a">')).toEqual([
      `@layer u{${rule}${rule}}`,
      `@layer u{${rule}}`,
    ])
  })

  it('keep a rule with others nested in it whole', () => {
    const css = '.a{&:hover{@media (hover:hover){color:red}}}'
    expect(stylesFor(css, '<i class="a">')).toBe(css)
  })

  // With one expression for tag and end this took a minute, and everybody else waited.
  it('are found as soon, whatever somebody typed', () => {
    const typed = `<h1>To Spain</h1><input value="${'font-display '.repeat(40_000)}">`
    expect(stylesFor(ACCENTS, typed)).toBe('')
  })

  it('hold what the first scripts draw', () => {
    expect(stylesFor('.splash{top:0}.sheet{top:0}', '', ['e.className=`splash big`'])).toBe('.splash{top:0}')
  })

  it('are not misled by comments', () => {
    expect(stylesFor('/* } { */.a{top:0}/* .b{ */.c{top:0}', '<i class="c">')).toBe('.c{top:0}')
  })
})
