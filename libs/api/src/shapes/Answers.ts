/** Answers to the guide (答题结果): one choice by question code, or several. */
import { Schema } from 'effect'
import { Line, listOf, mapOf } from '../schema/texts.ts'

export const Answers = mapOf(Schema.Union([Line, listOf(Line)]))
