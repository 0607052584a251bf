import { type ESTree, type Plugin, Visitor } from 'vite'

/** Calls that React promises to do nothing but answer. */
const PURE = new Set(['createContext', 'forwardRef', 'memo', 'lazy'])

interface Edit {
  at: number
  /** Where what is replaced ends. */
  until: number
  text: string
}

/** The names under which a module has the whole of React. */
function namesOfReact({ body }: ESTree.Program): Set<string> {
  const names = body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === 'react'
      ? node.specifiers.flatMap(({ type, local }) => (type === 'ImportSpecifier' ? [] : [local.name]))
      : [],
  )
  return new Set(names)
}

/** `Link.displayName = "Link"` */
function isDisplayName(node: ESTree.Program['body'][number]): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return false
  const { left, right } = node.expression
  return left.type === 'MemberExpression' && nameOf(left) === 'displayName' && right.type === 'Literal'
}

const nameOf = ({ computed, property }: ESTree.MemberExpression) =>
  !computed && property.type === 'Identifier' ? property.name : undefined

/**
 * The router's components look used to a bundler: they are made by a call, and given a name for developer tools. Told
 * otherwise, it leaves out what nothing here uses: links that prefetch, forms, and all they need.
 */
export function leanRouter(): Plugin {
  let edited = 0
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler(code) {
        const program = this.parse(code)
        const react = namesOfReact(program)
        const edits: Edit[] = program.body
          .filter(isDisplayName)
          .map(({ start, end }) => ({ at: start, until: end, text: '' }))
        new Visitor({
          CallExpression({ callee, start }) {
            if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
            if (react.has(callee.object.name) && PURE.has(nameOf(callee) ?? ''))
              edits.push({ at: start, until: start, text: '/* @__PURE__ */ ' })
          },
        }).visit(program)
        edited += edits.length
        // From the end, so that what is still to be edited stays where it is.
        const lean = edits
          .sort((one, other) => other.at - one.at)
          .reduce((whole, { at, until, text: instead }) => whole.slice(0, at) + instead + whole.slice(until), code)
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      if (!error && edited === 0) this.error('react-router no longer looks the way scripts/lean-router.ts knows it')
    },
  }
}
