/** Whether this process takes new work; a load balancer asks `/health/ready`. */
export interface Lifecycle {
  isStopping: boolean;
}
