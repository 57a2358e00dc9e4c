"""What can be done besides answering: free acts, trade, and when somebody is asked about them."""
