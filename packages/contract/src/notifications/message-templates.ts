import { templateLimits, unknownPlaceholdersIn } from '@havan/domain/message-template';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, idText } from '../primitives.ts';

const template = v.object({ templateId: id, name: v.string(), body: v.string() });
export type MessageTemplate = v.InferOutput<typeof template>;

const templateOrder = v.object({
  orderId: id,
  orderedAt: v.string(),
  /** Null before it was shipped. */
  trackingNumber: v.nullable(v.string()),
  carrierName: v.nullable(v.string()),
});
export type TemplateOrder = v.InferOutput<typeof templateOrder>;

const getMessageTemplatesSchemas = {
  summary: 'The message templates of a seller, and the last orders of a user that fill their placeholders.',
  request: v.strictObject({ userId: v.optional(idText) }),
  result: v.object({ templates: v.array(template), orders: v.array(templateOrder) }),
};

export const getMessageTemplates = defineCall<typeof getMessageTemplatesSchemas>()({
  method: 'GET',
  path: 'Messages/GetTemplates',
  encoding: 'query',
  access: 'signedIn',
  area: 'messages',
  right: ['sell'],
});

const unknownPlaceholder = (body: string): string =>
  `${unknownPlaceholdersIn(body).join(', ')} diye bir alan yok.`;

const saveMessageTemplateSchemas = {
  summary: 'Makes a message template, or changes the one of an id.',
  request: v.strictObject({
    templateId: v.optional(id),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Şablona bir ad verin.'),
      v.maxLength(templateLimits.name, `En fazla ${templateLimits.name} karakter yazabilirsiniz.`),
    ),
    body: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Şablonun metnini yazın.'),
      v.maxLength(templateLimits.body, `En fazla ${templateLimits.body} karakter yazabilirsiniz.`),
      v.check(
        (body) => unknownPlaceholdersIn(body).length === 0,
        ({ input }) => unknownPlaceholder(input),
      ),
    ),
  }),
  result: template,
};

export const saveMessageTemplate = defineCall<typeof saveMessageTemplateSchemas>()({
  method: 'POST',
  path: 'Messages/SaveTemplate',
  encoding: 'json',
  access: 'signedIn',
  area: 'messages',
  right: ['sell'],
  idempotent: true,
});

const deleteMessageTemplateSchemas = {
  summary: 'Deletes a message template.',
  request: v.strictObject({ templateId: idText }),
  result: done,
};

export const deleteMessageTemplate = defineCall<typeof deleteMessageTemplateSchemas>()({
  method: 'DELETE',
  path: 'Messages/DeleteTemplate',
  encoding: 'query',
  access: 'signedIn',
  area: 'messages',
  right: ['sell'],
});

export const messageTemplateCalls = {
  getMessageTemplates: withSchemas(getMessageTemplates, getMessageTemplatesSchemas),
  saveMessageTemplate: withSchemas(saveMessageTemplate, saveMessageTemplateSchemas),
  deleteMessageTemplate: withSchemas(deleteMessageTemplate, deleteMessageTemplateSchemas),
};
