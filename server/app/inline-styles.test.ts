import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { gatherStyles } from './inline-styles.ts'

test('style attributes become rules of one element, equal ones one rule, and the policy is given its hash', () => {
  const { html, element, hash } = gatherStyles(
    '<i style="color:red">a</i><b class="x" style="background:url(&quot;a.png&quot;)">b</b><u style="color:red">c</u>',
  )
  expect(html).toBe('<i data-style="0">a</i><b class="x" data-style="1">b</b><u data-style="0">c</u>')
  const [, rules = ''] = /^<style id="styles">(.*)<\/style>$/.exec(element) ?? []
  expect(rules).toBe('[data-style="0"]{color:red}[data-style="1"]{background:url("a.png")}')
  expect(hash).toBe(`sha256-${createHash('sha256').update(rules).digest('base64')}`)
})

test('a style that would break out of its rule is left out', () => {
  const { html, element } = gatherStyles('<i style="color:red}body{display:none">a</i><b style="&lt;/style>">b</b>')
  expect(html).toBe('<i>a</i><b>b</b>')
  expect(element).toBe('')
})

test('a page without styles has no such element', () => {
  expect(gatherStyles('<p>style=&quot;color:red&quot;</p>')).toEqual({
    html: '<p>style=&quot;color:red&quot;</p>',
    element: '',
  })
})
