import { describe, expect, it } from 'vitest'
import { needsTicket, outgoingObstacle, withTicket } from './outgoingLink.ts'

const secret = 'https://invest.example.invalid/apply?ticket={ticket}'
const plain = 'https://invest.example.invalid/apply'
const person = { userType: '0' }
const company = { userType: '1' }

describe('outgoingObstacle', () => {
  it.each([
    [secret, undefined, undefined, { kind: 'login' }],
    [encodeURI(secret), undefined, undefined, { kind: 'login' }],
    [secret, undefined, person, undefined],
    [plain, undefined, undefined, undefined],
    [secret.replace('https', 'http'), undefined, person, { kind: 'address' }],
    ['https://user:secret@invest.example.invalid/?t={ticket}', undefined, person, { kind: 'address' }],
    ['http://gab.example/', undefined, undefined, undefined],
    ['javascript:alert(1)', undefined, person, { kind: 'address' }],
    ['//evil.example/{ticket}', undefined, person, { kind: 'address' }]
  ])('[R-6-13] %s of type %s, to %j: %j', (href, themeType, user, obstacle) => {
    expect(outgoingObstacle({ href, themeType }, user)).toEqual(obstacle)
  })

  it.each([
    [plain, '2', person, { kind: 'userType', served: ['2'] }],
    [plain, '2', company, undefined],
    [plain, '1#2', person, undefined],
    [plain, '1#2', undefined, { kind: 'userType', served: ['1', '2'] }],
    [secret, '2', undefined, { kind: 'login' }],
    [secret, '1', company, { kind: 'userType', served: ['1'] }],
    [secret, '', company, undefined]
  ])('[R-6-14] %s of type %s, to %j: %j', (href, themeType, user, obstacle) => {
    expect(outgoingObstacle({ href, themeType }, user)).toEqual(obstacle)
  })
})

it('[R-6-16] the ticket takes the place of the placeholder, however that is written, and nothing else', () => {
  const ticket = 'a$&b/+='
  expect(withTicket(secret, ticket)).toBe(`https://invest.example.invalid/apply?ticket=${encodeURIComponent(ticket)}`)
  expect(withTicket(encodeURI(secret), 't')).toBe('https://invest.example.invalid/apply?ticket=t')
  expect(withTicket('https://a.example/{TICKET}?x={ticket}&y={name}', 't')).toBe('https://a.example/t?x=t&y={name}')
  expect(needsTicket(withTicket(secret, 't'))).toBe(false)
  expect(needsTicket(plain)).toBe(false)
})
