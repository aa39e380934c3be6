/** Prints a condition as the text a client would send; the property tests of the grammar use it. */
import type { Condition, Field, Operation } from '../grammar/query-ast.ts'

export function printCondition(condition: Condition): string {
  const not = condition.isNegated ? 'not.' : ''
  if (condition.kind === 'group')
    return `${not}${condition.junction}(${condition.conditions.map(printCondition).join()})`
  return `${printField(condition.field)}.${not}${printOperation(condition.operation, quote)}`
}

/** The value of a filter that is alone in its parameter, so nothing needs quotes. */
export function printOperand(isNegated: boolean, operation: Operation): string {
  return `${isNegated ? 'not.' : ''}${printOperation(operation, (value) => value)}`
}

export function printField({ name, path }: Field): string {
  const steps = path.map(
    ({ arrow, operand }) => arrow + (operand.kind === 'index' ? operand.text : quote(operand.text)),
  )
  return quote(name) + steps.join('')
}

function printOperation(operation: Operation, printValue: (value: string) => string): string {
  switch (operation.kind) {
    case 'compare': {
      const quantifier = operation.quantifier ? `(${operation.quantifier})` : ''
      return `${operation.operator}${quantifier}.${printValue(operation.value)}`
    }
    case 'in':
      return `in.(${operation.values.map(quote).join()})`
    case 'is':
      return `is.${operation.value}`
    case 'isdistinct':
      return `isdistinct.${printValue(operation.value)}`
    case 'search':
      return `${operation.operator}${operation.language ? `(${operation.language})` : ''}.${printValue(operation.value)}`
  }
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
