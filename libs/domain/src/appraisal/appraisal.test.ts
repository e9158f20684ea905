import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appraisalScore, buildAppraisal, defaultAppraisalScore, initialAppraisal, withScore } from './appraisal.ts'

const task = { regionCode: '230000000000', regionName: '黑龙江省', taskCode: 'M01', taskName: '《出生医学证明》首次签发', pf: '1' }
const norms = [
  { normCode: '510', name: '一窗受理一次办结' },
  { normCode: '513', name: '可以全程网上办理' }
]

describe('appraisal', () => {
  it('[R-9-11] the score is 5 until another is chosen', () => {
    expect(defaultAppraisalScore).toBe(5)
    expect(initialAppraisal.score).toBe(5)
  })

  it('[R-3.3-31] the client state is scope version 1.0, score, norms, evaluation and publicity', () => {
    expect(initialAppraisal).toEqual({ scopeVersion: '1.0', score: 5, selectedNorms: [], evaluation: '', isPublicity: true })
  })

  it('scores are named from 非常满意 down', () => {
    expect(appraisalScore.rows.map((row) => [row.code, row.label])).toEqual([
      [5, '非常满意'],
      [4, '满意'],
      [3, '基本满意'],
      [2, '不满意'],
      [1, '非常不满意']
    ])
  })

  it('another score drops the norms of the one before; the same keeps them; none is the default', () => {
    const rated = { ...initialAppraisal, selectedNorms: norms }
    expect(withScore(rated, 5)).toBe(rated)
    expect(withScore(rated, '2')).toEqual({ ...rated, score: 2, selectedNorms: [] })
    expect(withScore({ ...rated, score: 2 }, 9)).toMatchObject({ score: 5, selectedNorms: [] })
  })

  it('[R-3.3-29] the payload holds the task, the score, the fixed codes and the text', () => {
    expect(buildAppraisal({ ...initialAppraisal, score: 4, selectedNorms: norms, evaluation: ' 很快 ' }, task)).toEqual({
      regionCode: '230000000000',
      regionName: '黑龙江省',
      pf: '1',
      alternate: '4',
      mydVersion: '1.0',
      anonymityFlag: '0',
      taskCode: 'M01',
      taskName: '《出生医学证明》首次签发',
      projectStatus: '1',
      projectType: '3',
      useLevel: '4',
      evalDetail: '510,513',
      writingEvaluation: '很快'
    })
  })

  it('[R-3.3-30] evalDetail is the norm codes joined with commas', () => {
    expect(buildAppraisal(initialAppraisal, task).evalDetail).toBe('')
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\d{3}$/), { minLength: 1 }), (codes) => {
        const selectedNorms = codes.map((normCode) => ({ normCode, name: normCode }))
        expect(buildAppraisal({ ...initialAppraisal, selectedNorms }, task).evalDetail.split(',')).toEqual(codes)
      })
    )
  })

  it.each([
    [true, '0'],
    [false, '1']
  ])('[R-5-66] public %s gives the anonymity flag %s', (isPublicity, flag) => {
    expect(buildAppraisal({ ...initialAppraisal, isPublicity }, task).anonymityFlag).toBe(flag)
  })
})
