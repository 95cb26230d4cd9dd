import type Stripe from 'stripe';

/** The fields each request of this site may have by Stripe's own types; `:id` in a name stands for any object of that kind. */
export interface StripeRequests {
	'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams;
	'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams;
	'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams;
	'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams;
	'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams;
	'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams;
	'GET /v1/payment_intents/:id': Stripe.PaymentIntentRetrieveParams;
	'GET /v1/disputes': Stripe.DisputeListParams;
	'GET /v1/invoices': Stripe.InvoiceListParams;
	'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams;
	'POST /v1/refunds': Stripe.RefundCreateParams;
	'GET /v1/prices/:id': Stripe.PriceRetrieveParams;
	'GET /v1/products/:id': Stripe.ProductRetrieveParams;
	'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams;
}
