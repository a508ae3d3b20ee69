import type { TemplateOrder } from '@havan/contract/notifications/message-templates';
import { fillTemplate } from '@havan/domain/message-template';

/** Returns a template for one reader and one of its orders; what is unknown stays in braces. */
export const filledFor = (body: string, companyName: string, order: TemplateOrder | undefined): string =>
  fillTemplate(body, {
    alıcı: companyName,
    'sipariş no': order ? String(order.orderId) : null,
    'takip no': order?.trackingNumber ?? null,
    kargo: order?.carrierName ?? null,
  });
